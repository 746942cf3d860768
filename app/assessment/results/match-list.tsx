import { useLocation } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { PART_NAMES } from "./match-row";
import { MatchRow, type TargetChoice } from "./match-row-view";
import type { ResultPage } from "./result-page.server";
import { WeightsForm } from "./weights-form";
import { GROWTH_YEARS, PAY } from "~/occupations/releases";

type Matches = NonNullable<ResultPage["matchList"]>;

const SORTS = [
  { value: "rank", label: "Rank" },
  { value: "pay", label: "Pay" },
  { value: "growth", label: "Growth" },
] as const;

const LINK =
  "text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary";
const CHOICE =
  "flex min-h-11 items-center gap-2 rounded-[8px] px-3 font-control text-text-2 hover:text-text aria-[current]:bg-canvas aria-[current]:text-text md:min-h-8";
const CHOICES =
  "inline-flex flex-wrap rounded-control border border-hairline-strong bg-surface-2 p-0.5";

/** What a part needs to be known. */
const UNKNOWN_TEXTS = {
  interests: "your interests can’t be compared",
  skills: "rate your skills in step 1 or say what you do now",
  preparation: "say in step 4 what you bring",
  values: "say in step 3 what you want",
} as const;

interface MatchListProps {
  matches: Matches;
  isComparable: boolean;
  target: TargetChoice | null;
}

export function MatchList({ matches, isComparable, target }: MatchListProps) {
  const { rows, rest, start, unknown, weights } = matches;
  return (
    <section id="matches" className="scroll-mt-24">
      <h2 className="text-section">
        {isComparable ? "Occupations that match" : "Where your job leads"}
      </h2>
      {start ? (
        <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
          {isComparable
            ? `Moves near your present job, ${start}, stand first.`
            : `Your interests don’t rank these: they start from your present job, ${start}, and what people do after it.`}
        </p>
      ) : null}
      <MatchChoices {...matches} />
      <ol>
        {rows.map((row, index) => (
          <MatchRow
            key={row.code}
            row={row}
            rank={index + 1}
            isOpen={index === 0}
            target={target}
          />
        ))}
      </ol>
      {rest.length === 0 ? null : <Rest rows={rest} first={rows.length + 1} />}
      {rows.length === 0 ? (
        <p className="py-6 text-text-2">Nothing here. Choose “All” to see the others.</p>
      ) : null}
      <p className="num mt-3 max-w-(--measure) text-xs text-muted">
        Pay: US median, {PAY.date}. Jobs: US, {GROWTH_YEARS}. Where an occupation has no figures of
        its own, those of its group are named.
        {unknown.length === 0
          ? null
          : ` Not counted: ${unknown.map((part) => `${PART_NAMES[part].toLowerCase()} (${UNKNOWN_TEXTS[part]})`).join("; ")}.`}
      </p>
      <MatchLinks {...matches} />
      <div className="mt-6 border-t border-hairline-strong print:hidden">
        <WeightsForm weights={weights} unknown={unknown} />
      </div>
    </section>
  );
}

function MatchChoices({ filters, sort, count }: Matches) {
  const withParam = useParamLink();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-hairline-strong pb-3 text-sm">
      <nav aria-label="Filter occupations" className={`${CHOICES} print:hidden`}>
        {filters.map(({ filter, name, count: matching, isCurrent }) => (
          <Link
            key={name}
            to={withParam("only", filter)}
            keepScroll
            aria-current={isCurrent ? "true" : undefined}
            className={CHOICE}
          >
            {name} <span className="num text-muted">{matching}</span>
          </Link>
        ))}
      </nav>
      <p className="num text-text-2">{count}</p>
      <nav
        aria-label="Sort occupations"
        className="flex items-center gap-3 text-muted print:hidden"
      >
        Sort:
        <span className={CHOICES}>
          {SORTS.map(({ value, label }) => (
            <Link
              key={value}
              to={withParam("sort", value === "rank" ? null : value)}
              keepScroll
              aria-current={sort === value ? "true" : undefined}
              className={CHOICE}
            >
              {label}
            </Link>
          ))}
        </span>
      </nav>
    </div>
  );
}

function Rest({ rows, first }: { rows: Matches["rest"]; first: number }) {
  return (
    <ol start={first}>
      {rows.map(({ code, title, word, pay, growth, group }) => (
        <li
          key={code}
          className="num flex flex-wrap justify-between gap-x-6 border-b border-hairline py-2.5 text-sm text-muted"
        >
          <span>
            <Link to={`/occupations/${code}`} className="text-ui text-text hover:text-primary-ink">
              {title}
            </Link>{" "}
            {word}
          </span>
          <span>
            {pay ?? "Pay not published"}, {growth ? `${growth} jobs` : "outlook not published"}
            {group ? ` (${group})` : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

function MatchLinks({ isLong, hasMore, isLimiting, isUnlimited }: Matches) {
  const withParam = useParamLink();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-sm print:hidden">
      {isLong || hasMore ? (
        <LinkButton to={withParam("show", isLong ? null : "all")} keepScroll variant="secondary">
          {isLong ? "Show 24" : "Show all"}
        </LinkButton>
      ) : null}
      <LinkButton to="/occupations" variant="ghost">
        All 923 occupations
      </LinkButton>
      {isLimiting ? (
        <Link to={withParam("zone", isUnlimited ? null : "all")} keepScroll className={LINK}>
          {isUnlimited ? "Only what you would prepare for" : "Include more preparation"}
        </Link>
      ) : null}
    </div>
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
