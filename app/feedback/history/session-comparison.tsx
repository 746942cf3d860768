import { ScoreChange } from "~/feedback/parts/score-change";
import { ChangeLine, DimensionChanges } from "~/feedback/parts/dimension-changes";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import { FormattedDate } from "~/ui/formatted-date";
import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import type { ComparedScore, SessionComparison } from "./compare-sessions";

interface ComparedSession {
  id: string;
  title: string;
  startedAt: string;
}

interface SessionComparisonProps {
  before: ComparedSession;
  after: ComparedSession;
  comparison: SessionComparison;
  /** Whether both sessions used the same card. */
  isSameCard: boolean;
}

/** Two sessions, older left, newer right, with the changes between them. */
export function SessionComparisonView({
  before,
  after,
  comparison,
  isSameCard,
}: SessionComparisonProps) {
  const change =
    !isSameCard || comparison.before.score === null || comparison.after.score === null
      ? undefined
      : comparison.after.score - comparison.before.score;
  return (
    <>
      <div className="mt-8 grid items-center gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="relative grid grid-cols-2 gap-x-8 overflow-clip rounded-panel border border-hairline bg-surface-1 p-5 shadow-inner sm:p-8">
          <SessionSummaryColumn session={before} summary={comparison.before} />
          <SessionSummaryColumn session={after} summary={comparison.after} change={change} />
          {change === undefined ? null : (
            <div className="col-span-2 mt-5">
              <ChangeLine
                beforeShare={toShare(comparison.before.score)}
                afterShare={toShare(comparison.after.score)}
              />
            </div>
          )}
        </div>
        <div>
          {comparison.dimensions.length === 0 ? (
            <p className="text-sm text-muted">These sessions share no scored dimension.</p>
          ) : (
            <>
              <DimensionChanges
                dimensions={comparison.dimensions}
                isComparable={isSameCard}
                className="gap-x-10 sm:grid-cols-2"
              />
              <p className="mt-4 text-xs text-muted">
                Shared dimensions, in percent of the points available.
              </p>
            </>
          )}
        </div>
      </div>
      <table className="num stacked-table mt-12 w-full text-left text-sm">
        <caption className="mb-3 text-left font-head text-section">Question by question</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2.5 pr-4 font-medium">
              Question
            </th>
            <th scope="col" className="w-[28%] py-2.5 pr-4 font-medium max-md:hidden">
              Scores, 0–100
            </th>
            <th scope="col" className="w-[13%] py-2.5 pr-4 text-right font-medium">
              Older
            </th>
            <th scope="col" className="w-[13%] py-2.5 pr-4 text-right font-medium">
              Newer
            </th>
            <th scope="col" className="w-[13%] py-2.5 text-right font-medium">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.questions.map(
            ({ questionId, name, before: beforeScore, after: afterScore }) => (
              <tr key={questionId} className="border-b border-hairline align-baseline">
                <th scope="row" className="py-3 pr-4 font-text">
                  <Link
                    to={`/interview/questions/${questionId}`}
                    className="inline-flex min-h-11 items-center text-ui hover:text-primary-ink md:min-h-0"
                  >
                    {name}
                  </Link>
                </th>
                <td className="py-3 pr-4 max-md:hidden">
                  {typeof beforeScore === "number" || typeof afterScore === "number" ? (
                    <ChangeLine
                      beforeShare={toShare(beforeScore)}
                      afterShare={toShare(afterScore)}
                    />
                  ) : null}
                </td>
                <td
                  data-label="Older"
                  className="py-3 pr-4 text-right whitespace-nowrap text-muted"
                >
                  {formatScore(beforeScore)}
                </td>
                <td data-label="Newer" className="py-3 pr-4 text-right whitespace-nowrap">
                  <span className={typeof afterScore === "number" ? "" : "text-muted"}>
                    {formatScore(afterScore)}
                  </span>
                </td>
                <td className="py-3 text-right">
                  {typeof beforeScore === "number" && typeof afterScore === "number" ? (
                    <ScoreChange change={afterScore - beforeScore} />
                  ) : beforeScore === null || afterScore === null ? (
                    <span className="text-muted">only in one</span>
                  ) : null}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </>
  );
}

function toShare(score: ComparedScore): number | null {
  return typeof score === "number" ? score / 100 : null;
}

function formatScore(score: ComparedScore): number | string {
  if (score === null) return "not answered";
  return score === "unreadable" ? UNREADABLE_REVIEW : score;
}

function SessionSummaryColumn({
  session,
  summary,
  change,
}: {
  session: ComparedSession;
  summary: SessionComparison["before"];
  change?: number | undefined;
}) {
  return (
    <section aria-label={session.title} className="num text-sm text-muted">
      <p className="font-head text-stat text-text">{summary.score ?? "–"}</p>
      <p className="mt-1 text-ui font-strong text-text">
        <Link
          to={`/interview/sessions/${session.id}/report`}
          className="flex min-h-11 items-center hover:text-primary-ink"
        >
          {session.title}
        </Link>
      </p>
      <p>
        <FormattedDate date={session.startedAt} />
      </p>
      <p>
        average of {pluralize(summary.answered, "answer")}{" "}
        {change === undefined ? null : <ScoreChange change={change} />}
      </p>
    </section>
  );
}
