import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { LinkButton } from "./button";

interface EmptyStateProps {
  /** What is missing and what it takes to start, one line each. */
  title: ReactNode;
  /** What the action leads to. */
  children: ReactNode;
  action: { to: string; label: string; note?: string };
  /** A preview of the filled page, labeled as an example. */
  example?: ReactNode;
  alternatives?: readonly {
    to: string;
    icon: LucideIcon;
    title: string;
    detail: string;
    duration: string;
  }[];
}

export function EmptyState({ title, children, action, example, alternatives }: EmptyStateProps) {
  return (
    <>
      <div
        className={`grid items-center gap-9 py-10 lg:py-16 ${example ? "lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-18" : ""}`}
      >
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-4 max-w-[36em] text-lead text-text-2">{children}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
            <LinkButton to={action.to} size="lg">
              {action.label}
            </LinkButton>
            {action.note}
          </p>
        </div>
        {example}
      </div>
      {alternatives === undefined ? null : (
        <section>
          <h2 className="mb-5 text-section">Or start with</h2>
          <ul className="border-t border-hairline-strong">
            {alternatives.map(({ to, icon: Icon, title: name, detail, duration }) => (
              <li key={to} className="border-b border-hairline">
                <Link
                  to={to}
                  className="group grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-4.5 rounded-card py-4.5 narrow:grid-cols-1"
                >
                  <span className="grid size-11 place-items-center rounded-card bg-primary-soft text-primary-ink">
                    <Icon className="size-5" strokeWidth={1.75} aria-hidden />
                  </span>
                  <span>
                    <b className="block text-ui font-strong group-hover:text-primary-ink">{name}</b>
                    <span className="block text-sm text-muted">{detail}</span>
                  </span>
                  <span className="num text-sm text-muted">{duration}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
