import type { ReactNode } from "react";
import { Link } from "~/ui/link";

/** The head of a column, with a note at its end. */
export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-h3">{title}</h2>
      {children ? <p className="text-sm text-muted">{children}</p> : null}
    </div>
  );
}

interface ActivityItemProps {
  title: string;
  to?: string;
  value: ReactNode;
  children: ReactNode;
}

/** A row of a column: a title with a value, and a line about it. */
export function ActivityItem({ title, to, value, children }: ActivityItemProps) {
  return (
    <li className="border-b border-hairline py-3 last:border-0">
      <p className="num flex items-baseline justify-between gap-4 text-ui">
        {to === undefined ? (
          <span className="font-strong">{title}</span>
        ) : (
          <Link
            // Session pages have a camera policy of their own, set per document.
            to={to}
            className="relative font-strong after:absolute after:-inset-y-3 after:inset-x-0 hover:text-primary-ink"
          >
            {title}
          </Link>
        )}
        {value}
      </p>
      <p className="num mt-0.5 text-xs text-muted">{children}</p>
    </li>
  );
}
