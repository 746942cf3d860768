import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  lead: string;
  /** Comes right after the page's hero, which already draws a line. */
  isFirst?: boolean;
  children: ReactNode;
}

export function Section({ id, title, lead, isFirst = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={isFirst ? "py-12 lg:py-16" : "border-t border-hairline py-12 lg:py-16"}
    >
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 mb-8 max-w-(--measure) text-read text-balance text-text-2 lg:mb-10">
        {lead}
      </p>
      {children}
    </section>
  );
}
