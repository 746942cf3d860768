import type { ReactNode } from "react";

interface PageTitleProps {
  /** The title without its full stop: the lamp stands there. */
  children: string;
  lead?: ReactNode;
  className?: string;
}

export function PageTitle({ children, lead, className = "" }: PageTitleProps) {
  return (
    <div className={className}>
      <h1 className="max-w-[22em] text-h1">
        <Lamplit>{children}</Lamplit>
      </h1>
      {lead === undefined ? null : <p className="mt-5 max-w-(--measure) text-lead text-text-2">{lead}</p>}
    </div>
  );
}

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
