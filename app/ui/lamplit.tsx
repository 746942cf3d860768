/** Text that ends in the lamp. The last word holds on to it, so the lamp never starts a line alone. */
export function Lamplit({ children }: { children: string }) {
  const at = children.lastIndexOf(" ") + 1;
  return (
    <>
      {children.slice(0, at)}
      <span className="whitespace-nowrap">
        {children.slice(at)}
        <span className="lamp" aria-hidden />
      </span>
    </>
  );
}
