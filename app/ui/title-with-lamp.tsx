/** Text that ends with the lamp. Keeps the lamp on the same line as the last word. */
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
