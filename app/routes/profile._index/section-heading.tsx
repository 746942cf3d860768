import type { ReactNode } from "react";

export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <h2 className="mb-3 text-h3">
      {title}
      {children ? (
        <span className="ml-2.5 font-sans text-sm font-text tracking-normal text-muted">
          {children}
        </span>
      ) : null}
    </h2>
  );
}
