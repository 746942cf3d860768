import type { ReactNode } from "react";

/** Links to the sections of a page, by id. */
export function SectionLinks({ sections }: { sections: Readonly<Record<string, string>> }) {
  return (
    <nav aria-label="On this page" className="mt-6 flex flex-wrap gap-x-6 text-sm font-medium">
      {Object.entries(sections).map(([id, title]) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-11 items-center rounded-xs text-text-2 hover:text-primary-ink md:min-h-8"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

interface PageSectionProps {
  id: string;
  title: string;
  lead: string;
  /** Comes right after the page's hero, which already draws a line. */
  isFirst?: boolean;
  children: ReactNode;
}

export function PageSection({ id, title, lead, isFirst = false, children }: PageSectionProps) {
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
