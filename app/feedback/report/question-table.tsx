import { NO_SCORE_YET } from "~/coach/score/range";
import { HatchedBar } from "~/feedback/parts/hatched-bar";
import { HELP_LABELS_FOR_READERS, HELP_LABELS } from "~/practice/store/help";
import type { QuestionState } from "~/practice/store/progress";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import { describeNotAsked } from "./not-asked";
import { Link } from "~/ui/link";
import type { Report, ReportScores } from "./report";

interface QuestionTableProps {
  questions: Report["questions"];
  scores: ReportScores | null;
  getReviewUrl: ((number: number) => string) | undefined;
  /** Numbers of the questions with an unsubmitted draft. */
  draftNumbers: readonly number[];
  /** Numbers of the questions whose review can't be read. */
  unreadableNumbers: readonly number[];
  /** Questions whose answers have no score, and why. */
  withoutScore: Report["withoutScore"];
}

const STATE_LABELS = { done: "answered", skipped: "skipped", open: "not asked" };

/**
 * One row per question that was answered, skipped or begun; the others in one line. In print, long
 * tables break between rows and repeat the header.
 */
export function QuestionTable({
  questions,
  scores,
  getReviewUrl,
  draftNumbers,
  unreadableNumbers,
  withoutScore,
}: QuestionTableProps) {
  const notAsked = questions.filter(
    ({ number, state }) => state === "open" && !draftNumbers.includes(number),
  );
  const asked = questions.filter((question) => !notAsked.includes(question));
  const notAskedLine = describeNotAsked(
    notAsked.map(({ number }) => number),
    questions.length,
    scores !== null,
  );
  if (asked.length === 0) return <p className="text-sm text-muted">{notAskedLine}</p>;
  return (
    <>
      <table className="num w-full text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="w-7 py-2 font-medium">
              <span className="sr-only">Number</span>
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              Question
            </th>
            {scores === null ? null : (
              <th scope="col" className="w-[50%] py-2 pr-4 font-medium max-sm:hidden">
                Main reason
              </th>
            )}
            <th
              scope="col"
              className={`py-2 font-medium max-sm:text-right ${scores === null ? "w-24" : "w-12 sm:w-32"}`}
            >
              {scores === null ? "Status" : "Score"}
            </th>
          </tr>
        </thead>
        <tbody>
          {asked.map(({ number, name, state }) => {
            const scoredQuestion = scores?.questions.find((question) => question.number === number);
            const isUnreadable = unreadableNumbers.includes(number);
            const reviewNote = isUnreadable
              ? `${UNREADABLE_REVIEW}.`
              : withoutScore.find((answer) => answer.number === number)?.reason;
            const scoreReason =
              scoredQuestion?.scoreReason ??
              reviewNote ??
              getUnscoredReason(state, draftNumbers.includes(number));
            return (
              <tr
                key={number}
                className="break-inside-avoid border-b border-hairline align-baseline"
              >
                <td className="py-2.5 text-muted">{number}</td>
                <th scope="row" className="py-2.5 pr-4 font-control">
                  {getReviewUrl && state === "done" ? (
                    <Link
                      to={getReviewUrl(number)}
                      className="-mt-2.5 inline-flex min-h-11 items-center decoration-primary-line underline-offset-3 hover:underline sm:mt-0 sm:min-h-0"
                    >
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                  {scores === null ? null : (
                    <span className="mt-0.5 block text-xs font-text text-text-2 sm:hidden">
                      {scoreReason}
                    </span>
                  )}
                  {scoredQuestion ? (
                    <QuestionNotes question={scoredQuestion} isOwn={getReviewUrl !== undefined} />
                  ) : null}
                </th>
                {scores === null ? null : (
                  <td className="py-2.5 pr-4 text-text-2 max-sm:hidden">{scoreReason}</td>
                )}
                <td className="py-2.5">
                  {scoredQuestion ? (
                    <ScoreBar question={scoredQuestion} />
                  ) : (
                    <span className={scores === null ? "text-muted" : "text-muted max-sm:sr-only"}>
                      {scores === null
                        ? reviewNote
                          ? `${STATE_LABELS[state]}. ${reviewNote}`
                          : STATE_LABELS[state]
                        : isUnreadable
                          ? "not counted"
                          : "not scored"}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {notAsked.length === 0 ? null : <p className="num mt-3 text-xs text-muted">{notAskedLine}</p>}
    </>
  );
}

type ScoredQuestion = NonNullable<QuestionTableProps["scores"]>["questions"][number];

/** What a score rests on. */
function QuestionNotes({ question, isOwn }: { question: ScoredQuestion; isOwn: boolean }) {
  const notes = [
    question.isOwnAccount &&
      (isOwn
        ? "By your own account, more than half of it."
        : "By the own account of the person who answered, more than half of it."),
    question.isByEarlierRubric && "Reviewed by an earlier rubric.",
    question.help && (isOwn ? HELP_LABELS : HELP_LABELS_FOR_READERS)[question.help],
  ].filter((note) => typeof note === "string");
  return notes.map((note) => (
    <span key={note} className="mt-0.5 block text-xs font-text text-muted">
      {note}
    </span>
  ));
}

function ScoreBar({ question: { score, isOpen, isTooOpen } }: { question: ScoredQuestion }) {
  if (isTooOpen) return <span className="text-xs text-muted">{NO_SCORE_YET}</span>;
  return (
    <span className="flex items-center gap-3">
      <b className="min-w-7 font-strong max-sm:flex-1 max-sm:text-right">
        {score}
        {isOpen ? <span className="block text-2xs font-text text-muted">for now</span> : null}
      </b>
      <span aria-hidden className="flex-1 max-sm:hidden">
        <HatchedBar width={100} filled={score} height={7} />
      </span>
    </span>
  );
}

function getUnscoredReason(state: QuestionState, hasDraft: boolean): string {
  if (hasDraft) return "Draft, not submitted.";
  return state === "skipped" ? "Skipped." : "Not asked.";
}
