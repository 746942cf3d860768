import { Link } from "~/ui/link";
import type { Matches } from "./match-list";
import { useParamLink } from "./use-param-link";

const CHOICE =
  "flex min-h-11 items-center gap-1.5 rounded-[8px] px-2.5 font-control text-text-2 hover:text-text aria-[current]:bg-canvas aria-[current]:text-text md:min-h-8";

/** How many stand together; the others follow as plain links. */
const MAIN = 3;

/** Each filter is a link with the number of occupations it leaves. */
export function MatchFilters({ filters }: Pick<Matches, "filters">) {
  const withParam = useParamLink();
  const renderLink = (each: Matches["filters"][number]) => (
    <Link
      key={each.name}
      to={withParam("only", each.filter)}
      keepScroll
      aria-current={each.isCurrent ? "true" : undefined}
      className={CHOICE}
    >
      {each.name} <span className="num text-muted">{each.count}</span>
    </Link>
  );
  return (
    <nav
      aria-label="Filter occupations"
      className="flex flex-wrap items-center gap-x-2 text-sm print:hidden"
    >
      <span className="inline-flex flex-wrap rounded-control border border-hairline-strong bg-surface-2 p-0.5">
        {filters.slice(0, MAIN).map(renderLink)}
      </span>
      {filters.slice(MAIN).map(renderLink)}
    </nav>
  );
}
