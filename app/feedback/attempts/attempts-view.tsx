import { NO_SCORE_YET } from "~/coach/score/range";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import { ScoreChart } from "~/feedback/parts/score-chart";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { formatShortDate } from "~/ui/format-date";
import { ScoreChange } from "~/feedback/parts/score-change";
import type { Attempt } from "./attempts.server";
import { findPreviousScored } from "./find-previous-scored";

export interface AttemptRow
  extends Pick<
    Attempt,
    | "number"
    | "score"
    | "isOpen"
    | "isTooOpen"
    | "hasOwnAccount"
    | "isByEarlierRubric"
    | "hasCode"
    | "isExcluded"
    | "at"
    | "to"
  > {
  /** Null, as the score, for an answer without one. */
  band: string | null;
  /** Null when the review cannot be read. */
  wordCount: number | null;
}

/** Chart and table of all attempts at a question. */
export function AttemptsView({ attempts }: { attempts: readonly AttemptRow[] }) {
  const scored = attempts.flatMap(({ number, score, isOpen, isTooOpen, at, to }) =>
    score === null || isTooOpen
      ? []
      : [{ score, isOpen, to, name: `Attempt ${number}`, date: formatShortDate(at) }],
  );
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
      {scored.length > 1 ? <ScoreChart points={scored} /> : null}
      <table className="num w-full self-start text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2.5 pr-4 font-medium">
              Attempt
            </th>
            <th scope="col" className="py-2.5 pr-4 font-medium">
              Day
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-medium max-sm:hidden">
              Words
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-medium">
              Score
            </th>
            <th scope="col" className="py-2.5 text-right font-medium">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt, index) => {
            const { number, score, wordCount } = attempt;
            return (
              <tr key={number} className="border-b border-hairline align-baseline">
                <th scope="row" className="py-3 pr-4 font-text">
                  <Link
                    to={attempt.to}
                    className="whitespace-nowrap text-primary-ink underline underline-offset-3"
                  >
                    Attempt {number}
                  </Link>
                  {attempt.isExcluded ? (
                    <span className="block text-xs text-muted">not in your record</span>
                  ) : null}
                  {attempt.hasOwnAccount ? (
                    <span className="block text-xs text-muted">by your own account, in part</span>
                  ) : null}
                  {attempt.isByEarlierRubric ? (
                    <span className="block text-xs text-muted">by an earlier rubric</span>
                  ) : null}
                </th>
                <td className="py-3 pr-4 whitespace-nowrap">
                  <FormattedDate date={attempt.at} short />
                </td>
                <td className="py-3 pr-4 text-right max-sm:hidden">
                  {wordCount === null ? (
                    <span className="text-muted">{UNREADABLE_REVIEW}</span>
                  ) : wordCount === 0 && attempt.hasCode ? (
                    "code alone"
                  ) : (
                    wordCount
                  )}
                </td>
                <td className="py-3 pr-4 text-right">
                  {score === null ? (
                    <span className="text-muted">no score</span>
                  ) : attempt.isTooOpen ? (
                    <span className="text-muted">{NO_SCORE_YET}</span>
                  ) : (
                    <>
                      <b className="font-strong">{score}</b> {attempt.isOpen ? "for now " : null}
                      <span className="text-muted max-md:hidden">{attempt.band}</span>
                    </>
                  )}
                </td>
                <td className="py-3 text-right">
                  <ChangeSincePrevious
                    attempt={attempt}
                    previous={findPreviousScored(attempts, index)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The change since the last attempt with a figure; empty without a figure or a readable review. */
function ChangeSincePrevious({
  attempt: { score, isTooOpen, isByEarlierRubric },
  previous,
}: {
  attempt: AttemptRow;
  previous: AttemptRow | undefined;
}) {
  if (score === null || isTooOpen || isByEarlierRubric === null) return null;
  if (typeof previous?.score !== "number") return <span className="text-muted">first</span>;
  return previous.isByEarlierRubric === isByEarlierRubric ? (
    <ScoreChange change={score - previous.score} />
  ) : (
    <span className="text-muted">new rubric</span>
  );
}
