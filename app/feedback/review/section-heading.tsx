export function SectionHeading({ children, detail }: { children: string; detail: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
      <h2 className="text-section">{children}</h2>
      <p className="num text-sm text-muted">{detail}</p>
    </div>
  );
}
