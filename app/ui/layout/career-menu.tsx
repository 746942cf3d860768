import { Link } from "@remix-run/react";
import { ArrowRight, ChevronDown } from "lucide-react";
import { CAREER_MENU } from "~/data/site";
import { getAriaCurrent, FIELD_ICONS } from "./navigation";

export function CareerMenu({ pathname }: { pathname: string }) {
  const { heading, fields, all } = CAREER_MENU;
  return (
    <details data-menu className="group">
      <summary
        aria-label={heading}
        className="grid h-9 w-7 place-items-center rounded-[8px] text-muted hover:text-text group-open:text-text"
      >
        <ChevronDown className="size-3.5 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="menu-panel left-0 w-75 p-2 font-text">
        <p className="px-3 pt-2 pb-1.5 text-xs font-medium text-muted" id="career-fields">
          {heading}
        </p>
        <ul aria-labelledby="career-fields">
          {fields.map(({ to, label }) => {
            const Icon = FIELD_ICONS[to];
            return (
              <li key={to}>
                <Link to={to} aria-current={getAriaCurrent(to, pathname)} className="menu-item">
                  <Icon strokeWidth={1.6} aria-hidden />
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
        <Link
          to={all.to}
          className="-mx-2 mt-2 -mb-2 flex h-12 items-center justify-between rounded-b-panel border-t border-hairline px-5 text-ui font-medium text-primary-ink -outline-offset-4 hover:bg-surface-2"
        >
          {all.label}
          <ArrowRight className="size-3.5" aria-hidden />
        </Link>
      </div>
    </details>
  );
}
