import { useId, type ReactNode } from "react";

interface FormSectionProps {
  /** Lets links point at this section. */
  id?: string;
  title: string;
  lead?: ReactNode;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A section of a settings page with its own form. */
export function FormSection({ id: sectionId, title, lead, aside, children }: FormSectionProps) {
  const headingId = useId();
  return (
    <section
      id={sectionId}
      aria-labelledby={headingId}
      className="scroll-mt-24 border-t border-hairline py-9 first:border-0 first:pt-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={headingId} className="text-h3">
            {title}
          </h2>
          {lead === undefined ? null : (
            <p className="mt-1 max-w-[38em] text-sm text-muted">{lead}</p>
          )}
        </div>
        {aside}
      </div>
      {children === undefined ? null : <div className="mt-5">{children}</div>}
    </section>
  );
}
