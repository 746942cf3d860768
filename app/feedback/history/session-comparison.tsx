import { NO_SCORE_YET } from "~/coach/score/range";
import { ScoreChange } from "~/feedback/parts/score-change";
import { ChangeLine, DimensionChanges } from "~/feedback/parts/dimension-changes";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import { ComparisonTable } from "~/ui/comparison-table";
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
    !isSameCard ||
    !comparison.isSameRubric ||
    comparison.before.score === null ||
    comparison.after.score === null
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
      <QuestionScores questions={comparison.questions} />
    </>
  );
}

function QuestionScores({ questions }: Pick<SessionComparison, "questions">) {
  return (
    <ComparisonTable
      caption="Question by question"
      rowHeading="Question"
      rows={questions}
      getKey={({ questionId }) => questionId}
      renderName={({ questionId, name }) => (
        <Link
          to={`/interview/questions/${questionId}`}
          className="inline-flex min-h-11 items-center text-ui hover:text-primary-ink md:min-h-0"
        >
          {name}
        </Link>
      )}
      columns={[
        {
          heading: "Scores, 0–100",
          className: "w-[28%] max-md:hidden",
          renderCell: ({ before, after }) =>
            typeof before === "number" || typeof after === "number" ? (
              <ChangeLine beforeShare={toShare(before)} afterShare={toShare(after)} />
            ) : null,
        },
        {
          heading: "Older",
          label: "Older",
          isNumber: true,
          className: "w-[13%] whitespace-nowrap text-muted",
          renderCell: ({ before }) => formatScore(before),
        },
        {
          heading: "Newer",
          label: "Newer",
          isNumber: true,
          className: "w-[13%] whitespace-nowrap",
          renderCell: ({ after }) => (
            <span className={typeof after === "number" ? "" : "text-muted"}>
              {formatScore(after)}
            </span>
          ),
        },
        {
          heading: "Change",
          isNumber: true,
          className: "w-[13%]",
          renderCell: ({ before, after, isSameRubric }) =>
            typeof before === "number" && typeof after === "number" ? (
              isSameRubric ? (
                <ScoreChange change={after - before} />
              ) : (
                <span className="text-muted">new rubric</span>
              )
            ) : before === null || after === null ? (
              <span className="text-muted">only in one</span>
            ) : null,
        },
      ]}
      className="mt-12"
    />
  );
}

function toShare(score: ComparedScore): number | null {
  return typeof score === "number" ? score / 100 : null;
}

function formatScore(score: ComparedScore): number | string {
  if (score === null) return "not answered";
  if (score === "too open") return NO_SCORE_YET;
  if (score === "unscored") return "no score";
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
        average of {pluralize(summary.answered, "answer")}
        {summary.isOpen ? ", for now" : null}{" "}
        {change === undefined ? null : <ScoreChange change={change} />}
      </p>
    </section>
  );
}
