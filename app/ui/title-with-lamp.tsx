/** Text that ends in the lamp. The last word holds on to it, so the lamp never starts a line alone. */
export function TitleWithLamp({ children }: { children: string }) {
  const lastWordStart = children.lastIndexOf(" ") + 1;
  return (
    <>
      {children.slice(0, lastWordStart)}
      <span className="whitespace-nowrap">
        {children.slice(lastWordStart)}
        <span className="lamp" aria-hidden />
      </span>
    </>
  );
}
