import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { MatchFilters } from "./match-filter-links";
import { PART_NAMES } from "./match-row";
import { MatchRow, type TargetChoice } from "./match-row-view";
import type { ResultPage } from "./result-page.server";
import { useParamLink } from "./use-param-link";
import { GROWTH_YEARS, PAY } from "~/occupations/releases";

export type Matches = NonNullable<ResultPage["matchList"]>;

const LINK =
  "text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary";

const FIRST_SHOWN = 10;

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
  const { groups, rest, start, unknown } = matches;
  return (
    <section id="matches" className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 className="text-section">
          {isComparable ? "Occupations that match" : "Where your job leads"}
        </h2>
        <MatchFilters filters={matches.filters} />
      </div>
      <p className="num mt-2 text-sm text-text-2">
        {start
          ? isComparable
            ? `Your starting point: ${start}. `
            : `Your interests don’t rank these: they start from your present job, ${start}. `
          : null}
        {matches.count}
      </p>
      {groups.map(({ title, rows }) => (
        <section key={title} className="mt-6">
          {title ? <h3 className="font-sans text-ui font-strong">{title}</h3> : null}
          <ol className="mt-2 border-t border-hairline-strong">
            {rows.map((row) => (
              <MatchRow key={row.code} row={row} target={target} />
            ))}
          </ol>
        </section>
      ))}
      {rest.length === 0 ? null : <Rest rows={rest} />}
      {matches.total === 0 ? (
        <p className="py-6 text-text-2">Nothing here. Choose “All” to see the others.</p>
      ) : null}
      <MatchLinks {...matches} />
      <p className="num mt-4 max-w-(--measure) text-xs text-muted">
        Besides the match, the order counts {start ? "how near your job it is, " : null}the fields
        you chose, and openings. Pay: US median, {PAY.date}. Jobs: US, {GROWTH_YEARS}. Both are from
        the{" "}
        <a href="https://www.bls.gov/emp/" className="underline underline-offset-3">
          U.S. Bureau of Labor Statistics
        </a>
        . Where an occupation has no figures of its own, those of its group are named.
        {unknown.length === 0
          ? null
          : ` Not counted: ${unknown.map((part) => `${PART_NAMES[part].toLowerCase()} (${UNKNOWN_TEXTS[part]})`).join("; ")}.`}
      </p>
    </section>
  );
}

function Rest({ rows }: { rows: Matches["rest"] }) {
  return (
    <ol className="mt-5">
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

/** The ways to a longer or a shorter list. */
function MatchLinks({ length, total, best, isLimiting, isUnlimited }: Matches) {
  const withParam = useParamLink();
  const isShort = length === "10";
  const isLonger = length === "24" && total > best;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm print:hidden">
      {isShort && best <= FIRST_SHOWN ? null : (
        <LinkButton
          to={withParam("list", isShort ? "24" : isLonger ? "all" : null)}
          keepScroll
          variant="secondary"
        >
          {isShort ? `Show all ${best}` : isLonger ? `Show all ${total}` : "Show the first ten"}
        </LinkButton>
      )}
      <Link to="/occupations" className={`inline-flex min-h-11 items-center ${LINK}`}>
        All 923 occupations
      </Link>
      {isLimiting ? (
        <Link
          to={withParam("zone", isUnlimited ? null : "all")}
          keepScroll
          className={`inline-flex min-h-11 items-center ${LINK}`}
        >
          {isUnlimited ? "Only what you would prepare for" : "Include more preparation"}
        </Link>
      ) : null}
    </div>
  );
}
