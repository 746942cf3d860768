import { Form } from "@remix-run/react";
import { BANDS } from "~/coach/bands";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import { Button } from "~/ui/button";
import { ScoreChart } from "~/feedback/parts/score-chart";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { Select } from "~/ui/select";
import { formatShortDate } from "~/ui/format-date";
import { ScoreChange } from "~/feedback/parts/score-change";

export interface AttemptRow {
  number: number;
  /** Null, as its band, for an answer without a score. */
  score: number | null;
  band: string | null;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** Part of the score rests on the person's own account. */
  hasOwnAccount: boolean;
  isByEarlierRubric: boolean;
  /** Null when the review cannot be read. */
  wordCount: number | null;
  /** Taken out of the skill record and the review schedule. */
  isExcluded: boolean;
  at: string;
  to: string;
}

/** Chart and table of all attempts at a question. */
export function AttemptsView({ attempts }: { attempts: readonly AttemptRow[] }) {
  const scored = attempts.flatMap(({ number, score, isOpen, at }) =>
    score === null ? [] : [{ score, isOpen, at, label: `Attempt ${number}` }],
  );
  const first = scored[0];
  const last = scored.at(-1);
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
      {first && last && first !== last ? (
        <ScoreChart
          points={scored}
          bands={BANDS}
          endLabels={[formatShortDate(first.at), formatShortDate(last.at)]}
        />
      ) : null}
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
          {attempts.map(
            ({ number, score, band, wordCount, isExcluded, at, to, ...attempt }, index) => (
              <tr key={number} className="border-b border-hairline align-baseline">
                <th scope="row" className="py-3 pr-4 font-text">
                  <Link
                    to={to}
                    className="whitespace-nowrap text-primary-ink underline underline-offset-3"
                  >
                    Attempt {number}
                  </Link>
                  {isExcluded ? (
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
                  <FormattedDate date={at} short />
                </td>
                <td className="py-3 pr-4 text-right max-sm:hidden">
                  {wordCount === null ? (
                    <span className="text-muted">{UNREADABLE_REVIEW}</span>
                  ) : wordCount === 0 ? (
                    "code alone"
                  ) : (
                    wordCount
                  )}
                </td>
                <td className="py-3 pr-4 text-right">
                  {score === null ? (
                    <span className="text-muted">no score</span>
                  ) : (
                    <>
                      <b className="font-strong">{score}</b> {attempt.isOpen ? "for now " : null}
                      <span className="text-muted max-md:hidden">{band}</span>
                    </>
                  )}
                </td>
                <td className="py-3 text-right">
                  <ChangeSincePrevious
                    score={score}
                    isByEarlierRubric={attempt.isByEarlierRubric}
                    previous={attempts.slice(0, index)}
                  />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The change since the last attempt with a score; empty without a score, or where that was by another rubric. */
function ChangeSincePrevious({
  score,
  isByEarlierRubric,
  previous,
}: Pick<AttemptRow, "score" | "isByEarlierRubric"> & { previous: readonly AttemptRow[] }) {
  if (score === null) return null;
  const last = previous.findLast((attempt) => attempt.score !== null);
  if (typeof last?.score !== "number") return <span className="text-muted">first</span>;
  return last.isByEarlierRubric === isByEarlierRubric ? (
    <ScoreChange change={score - last.score} />
  ) : (
    <span className="text-muted">new rubric</span>
  );
}

interface AttemptPairFormProps {
  attempts: readonly AttemptRow[];
  beforeNumber: number;
  afterNumber: number;
}

/** Picks two attempts to compare, as URL parameters. */
export function AttemptPairForm({ attempts, beforeNumber, afterNumber }: AttemptPairFormProps) {
  return (
    <Form method="get" data-keep-scroll="" className="flex flex-wrap items-end gap-3">
      <AttemptSelect name="old" label="Compare" attempts={attempts} selectedNumber={beforeNumber} />
      <AttemptSelect name="new" label="with" attempts={attempts} selectedNumber={afterNumber} />
      <Button variant="secondary" className="min-h-12">
        Compare
      </Button>
    </Form>
  );
}

function AttemptSelect({
  name,
  label,
  attempts,
  selectedNumber,
}: {
  name: string;
  label: string;
  attempts: readonly AttemptRow[];
  selectedNumber: number;
}) {
  return (
    <label className="text-sm font-medium">
      <span className="mb-2 block">{label}</span>
      <Select name={name} key={selectedNumber} defaultValue={selectedNumber}>
        {attempts.map(({ number, score, isOpen }) => (
          <option key={number} value={number}>
            Attempt {number}, {score ?? "no score"}
            {isOpen ? " for now" : null}
          </option>
        ))}
      </Select>
    </label>
  );
}
