import type { ReactNode } from "react";
import { BANDS } from "~/coach/bands";
import { NO_SCORE_YET } from "~/coach/score/range";
import { DimensionBars } from "~/feedback/parts/dimension-bars";
import { Link } from "~/ui/link";
import { Logo } from "~/ui/logo";
import { ScoreRing } from "~/feedback/parts/score-ring";
import { pluralize } from "~/ui/format";
import { formatWeekday } from "~/ui/format-date";
import { FormattedDate } from "~/ui/formatted-date";
import { QuestionTable } from "./question-table";
import type { Report, ReportScores } from "./report";
import { ReportAppendix } from "./report-appendix";
import { SheetHeading } from "./sheet-heading";

interface ReportSheetProps {
  report: Report;
  /** The URL of a question's review; absent on a shared report. */
  getReviewUrl?: (number: number) => string;
  /** What to do next, under the score; absent on a shared report. */
  nextStep?: ReactNode;
}

/** The report as a printable sheet, white in both themes. Parts that aren't shared are missing. */
export function ReportSheet({ report, getReviewUrl, nextStep }: ReportSheetProps) {
  const { scores, plan, answers, unsentDrafts: unsent } = report;
  return (
    <article data-theme="light" className="sheet bg-surface-1 text-text">
      <ReportHeader report={report} />
      {scores === null ? null : <ReportScoreSummary scores={scores} nextStep={nextStep} />}
      <section className="mt-9">
        <SheetHeading>Question by question</SheetHeading>
        <QuestionTable
          questions={report.questions}
          scores={scores}
          getReviewUrl={getReviewUrl}
          draftNumbers={unsent.map(({ number }) => number)}
          unreadableNumbers={report.unreadableNumbers}
          withoutScore={report.withoutScore}
        />
      </section>
      {plan === null || plan.length === 0 ? null : (
        <section className="mt-9 break-inside-avoid">
          <SheetHeading>Due again</SheetHeading>
          <ul className="num grid gap-x-5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
            {plan.map(({ day, title, reason, to }, index) => (
              <li
                key={to}
                className="grid border-b border-hairline py-2.5 sm:col-span-2 sm:grid-cols-subgrid"
              >
                <span className="font-strong">{formatWeekday(day)}</span>
                <span>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center decoration-primary-line underline-offset-3 hover:underline sm:min-h-0"
                  >
                    {title}
                  </Link>
                  {/* Several steps in a row may have one reason: it is below the last of them. */}
                  {plan[index + 1]?.reason === reason ? null : (
                    <span className="block text-xs text-muted">{reason}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-9 break-inside-avoid border-t border-hairline pt-4 text-xs text-muted">
        {scores === null
          ? null
          : `Scored by: ${scores.coaches.join(", ")}. Answers are compared with each question’s published key points. `}
        The coach reads only words, never a face, voice or accent. A score shows how well one answer
        met one rubric. It doesn’t predict a job offer.
      </p>
      <ReportAppendix answers={answers ?? []} drafts={unsent} />
    </article>
  );
}

function ReportHeader({
  report: { title, name, startedAt, questions, answeredCount: answered, minutes },
}: {
  report: Report;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-b-2 border-text pb-6">
      <div>
        <Logo />
        <h1 className="mt-4 text-[1.75rem] leading-tight font-bold tracking-(--tr-head)">
          Interview report
        </h1>
        <p className="num mt-2 text-ui text-text-2">
          {title}, {pluralize(questions.length, "question")}
        </p>
      </div>
      <dl className="num grid grid-cols-[auto_auto] gap-x-5 gap-y-1.5 text-sm">
        {name === null ? null : <Fact label="Name">{name}</Fact>}
        <Fact label="Date">
          <FormattedDate date={startedAt} />
        </Fact>
        <Fact label="Answered">
          {answered} of {questions.length}
          {minutes === null ? "" : ` in ${minutes} min`}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="font-strong sm:text-right">{children}</dd>
    </>
  );
}

function ReportScoreSummary({
  scores,
  nextStep,
}: { scores: ReportScores } & Pick<ReportSheetProps, "nextStep">) {
  const { score, isOpen, headline, detail, dimensions, gaps, questions } = scores;
  const answered = questions.filter((question) => !question.isTooOpen).length;
  if (scores.isTooOpen)
    return (
      <>
        <NoScoreYet />
        {nextStep}
      </>
    );
  return (
    <>
      <div className="num mt-7 grid grid-cols-[auto_minmax(0,1fr)] items-center narrow:grid-cols-1 gap-x-5 gap-y-3 sm:gap-x-9 sm:gap-y-2">
        <ScoreRing
          score={score}
          bands={BANDS}
          size={148}
          className="max-sm:w-[clamp(5rem,60vw-6.5rem,9rem)] sm:row-span-2"
        />
        <h2 className="text-h3 sm:self-end">{`${headline}.`}</h2>
        <div className="max-sm:col-span-full sm:col-start-2 sm:self-start">
          <p className="text-ui text-text-2">
            {isOpen ? "For now: some answers have open questions. " : null}
            {detail}
          </p>
          <p className="mt-2 text-xs text-muted">
            Questions that were skipped, not asked or not scored are listed but not counted.
          </p>
        </div>
      </div>
      {nextStep}
      <div
        className={`mt-8 grid gap-x-10 gap-y-6 break-inside-avoid ${gaps.length === 0 ? "" : "sm:grid-cols-2"}`}
      >
        <section>
          <SheetHeading>
            {answered === 1 ? "By dimension" : `By dimension, average of ${answered}`}
          </SheetHeading>
          <DimensionBars
            dimensions={dimensions}
            className={gaps.length === 0 ? "sheet-dimensions" : ""}
          />
        </section>
        <section className={gaps.length === 0 ? "flex flex-wrap items-baseline gap-x-4" : ""}>
          <SheetHeading>
            {gaps.length === 0
              ? "Recurring gaps"
              : `${["", "One", "Two", "Three"][gaps.length]} recurring ${gaps.length === 1 ? "gap" : "gaps"}`}
          </SheetHeading>
          {gaps.length === 0 ? (
            <p className="text-sm text-text-2">
              None so far: no gap appeared in more than one answer.
            </p>
          ) : null}
          <ol className="num grid gap-3.5 text-sm">
            {gaps.map(({ title, times, quote, advice }, index) => (
              <li key={title} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3">
                <span className="font-strong text-primary-ink">{index + 1}</span>
                <span>
                  <b className="font-strong">
                    {title} ({times} times)
                  </b>
                  {quote === "" ? null : <q className="block text-muted">{quote}</q>}
                  <span className="block text-text-2">{advice}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

function NoScoreYet() {
  return (
    <div className="mt-7">
      <h2 className="text-h3">{NO_SCORE_YET}.</h2>
      <p className="mt-2 max-w-(--measure) text-ui text-text-2">
        The reviews still ask which sentences make the points. Once that is said, the score stands
        here.
      </p>
    </div>
  );
}
