import { useLocation } from "@remix-run/react";
import { Check, ChevronDown } from "~/ui/icons";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { ResultPage } from "./result-page.server";

type Matches = NonNullable<ResultPage["matchList"]>;

const SORTS = [
  { value: "fit", label: "Fit" },
  { value: "pay", label: "Pay" },
  { value: "growth", label: "Growth" },
] as const;

const LINK =
  "text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary";

export function MatchList({ rows, count, sort, isLong, canLift, ownLimit }: Matches) {
  const withParam = useParamLink();
  return (
    <section>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-hairline-strong pb-3">
        <h2 className="text-section">
          Occupations that match best
          <span className="num mt-1 block font-sans text-sm font-text tracking-normal text-text-2 xl:mt-0 xl:ml-3 xl:inline">
            {count}{" "}
            {canLift ? (
              <Link to={withParam("zone", "all")} keepScroll className={LINK}>
                Include more preparation
              </Link>
            ) : null}
            {ownLimit ? (
              <Link to={withParam("zone", null)} keepScroll className={LINK}>
                Only what you would prepare for
              </Link>
            ) : null}
          </span>
        </h2>
        <nav
          aria-label="Sort occupations"
          className="flex items-center gap-3 text-sm text-muted print:hidden"
        >
          Sort:
          <span className="inline-flex rounded-control border border-hairline-strong bg-surface-2 p-0.5">
            {SORTS.map(({ value, label }) => (
              <Link
                key={value}
                to={withParam("sort", value === "fit" ? null : value)}
                keepScroll
                aria-current={sort === value ? "true" : undefined}
                className="flex min-h-11 items-center rounded-[8px] px-3 font-control text-text-2 hover:text-text aria-[current]:bg-canvas aria-[current]:text-text md:min-h-8"
              >
                {label}
              </Link>
            ))}
          </span>
        </nav>
      </div>
      <ol>
        {rows.map((row, index) => (
          <MatchRow key={row.code} row={row} rank={index + 1} isOpen={index === 0} />
        ))}
      </ol>
      <p className="num mt-3 max-w-(--measure) text-xs text-muted">
        Match: how alike its interests and yours are, from −1 (opposite) to 1 (the same). Pay: US
        median, May 2024. Jobs: US, 2024 to 2034.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={withParam("show", isLong ? null : "more")} keepScroll variant="secondary">
          {isLong ? "Show five" : "Show 25"}
        </LinkButton>
        <LinkButton to="/occupations" variant="ghost">
          All 923 occupations
        </LinkButton>
      </div>
    </section>
  );
}

function MatchRow({
  row,
  rank,
  isOpen,
}: {
  row: Matches["rows"][number];
  rank: number;
  isOpen: boolean;
}) {
  const { code, title, summary, fit, r, range, pay, growth, openings, preparation } = row;
  return (
    <li className="border-b border-hairline">
      <details open={isOpen} className="group">
        <summary className="grid cursor-pointer grid-cols-[1.75rem_minmax(0,1fr)_1.5rem] gap-x-3 gap-y-1.5 py-3.5 md:grid-cols-[2.5rem_minmax(0,1fr)_9rem_1.5rem] md:py-4.5 lg:grid-cols-[2.5rem_minmax(0,1fr)_22rem_1.5rem] lg:gap-x-6">
          <span className="num font-head text-h3 font-strong text-muted">{rank}</span>
          <span>
            <b className="font-head text-h3 font-strong tracking-(--tr-h3)">{title}</b>
            <span className="mt-0.5 line-clamp-2 max-w-(--measure) text-sm text-text-2 max-md:group-not-open:line-clamp-1">
              {summary}
            </span>
            <span className="num mt-1.5 block text-sm text-muted max-md:hidden">
              <b className="mr-2 font-medium text-primary-ink">{fit}</b>match {r}
            </span>
          </span>
          <ChevronDown
            className="size-5 justify-self-end text-muted transition-transform group-open:rotate-180 md:order-last"
            aria-hidden
          />
          <span className="num flex flex-wrap gap-x-4 text-sm max-md:col-span-2 max-md:col-start-2 md:flex-col md:gap-y-2 lg:grid lg:grid-cols-2 lg:gap-x-6">
            <b className="font-medium text-primary-ink md:hidden">{fit}</b>
            <Figure value={pay} unit="a year" missing="Pay not published" />
            <Figure value={growth} unit="jobs" missing="Outlook not published">
              {openings ? `${openings} openings a year` : null}
            </Figure>
          </span>
        </summary>
        <div className="grid gap-x-12 gap-y-4 pb-5 md:pl-13 lg:grid-cols-2 lg:pb-6 lg:pl-16">
          <div>
            <h3 className="mb-1.5 font-sans text-sm font-strong">Why this</h3>
            <ul className="grid gap-1 text-sm text-text-2">
              {row.reasons.map((reason) => (
                <li key={reason} className="flex gap-2.5">
                  <Check className="mt-0.5 size-4 flex-none text-primary" aria-hidden />
                  {reason}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="mb-1.5 font-sans text-sm font-strong">What would change it</h3>
            <p className="num text-sm text-text-2">
              {row.change} With your ranges, the match is probably {range}.
            </p>
            <p className="mt-1.5 text-sm text-text-2">
              <b className="font-medium text-text">Preparation:</b> {preparation}.
            </p>
            <Link
              to={`/occupations/${code}`}
              className={`inline-flex min-h-11 items-center text-sm md:mt-1 md:min-h-9 ${LINK}`}
            >
              See the occupation<span className="sr-only">: {title}</span>
            </Link>
          </div>
        </div>
      </details>
    </li>
  );
}

interface FigureProps {
  value: string | null;
  unit: string;
  /** Shown without a value. */
  missing: string;
  children?: string | null;
}

/** A figure with its unit; what explains it has room on wider screens. */
function Figure({ value, unit, missing, children = null }: FigureProps) {
  return (
    <span className="text-muted">
      {value === null ? (
        <span className="text-xs">{missing}</span>
      ) : (
        <>
          <b className="font-strong text-text md:font-head md:text-body">{value}</b>{" "}
          <span className="text-xs">{unit}</span>
        </>
      )}
      <span className="block text-xs max-md:hidden">{children}</span>
    </span>
  );
}

/** The address of this page with one parameter changed. */
function useParamLink() {
  const { pathname, search } = useLocation();
  return (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}
