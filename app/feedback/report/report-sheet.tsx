import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { BANDS } from "~/coach/bands";
import { DimensionBars } from "~/feedback/parts/dimension-bars";
import { Logo } from "~/ui/logo";
import { ScoreRing } from "~/feedback/parts/score-ring";
import { pluralize } from "~/ui/format";
import { formatWeekday } from "~/ui/format-date";
import { FormattedDate } from "~/ui/formatted-date";
import { QuestionTable } from "./question-table";
import type { Report, ReportAnswer, ReportScores } from "./report";

interface ReportSheetProps {
  report: Report;
  /** The URL of a question's review; absent on a shared report. */
  getReviewUrl?: (number: number) => string;
}

/** The report as a printable sheet, white in both themes. Parts that aren't shared are missing. */
export function ReportSheet({ report, getReviewUrl }: ReportSheetProps) {
  const { scores, plan, answers, unsentDrafts: unsent } = report;
  const answerSections = [
    ...(answers ?? []).map((answer) => ({ ...answer, isDraft: false })),
    ...unsent.map((draft) => ({ ...draft, followUp: null, isDraft: true })),
  ].toSorted((a, b) => a.number - b.number);
  return (
    <article data-theme="light" className="sheet bg-surface-1 text-text">
      <ReportHeader report={report} />
      {scores === null ? null : <ReportScoreSummary scores={scores} />}
      <section className="mt-9">
        <SheetHeading>Question by question</SheetHeading>
        <QuestionTable
          questions={report.questions}
          scores={scores}
          getReviewUrl={getReviewUrl}
          draftNumbers={unsent.map(({ number }) => number)}
          unreadableNumbers={report.unreadableNumbers}
          otherLanguageNumbers={report.otherLanguageNumbers}
        />
      </section>
      {plan === null || plan.length === 0 ? null : (
        <section className="mt-9 break-inside-avoid">
          <SheetHeading>What to do next</SheetHeading>
          <ul className="num grid gap-x-5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
            {plan.map(({ day, title, reason: why, to }) => (
              <li
                key={to}
                className="grid border-b border-hairline py-2.5 sm:col-span-2 sm:grid-cols-subgrid"
              >
                <span className="font-strong">{day === null ? "Any day" : formatWeekday(day)}</span>
                <span>
                  <Link
                    to={to}
                    className="decoration-primary-line underline-offset-3 hover:underline"
                  >
                    {title}
                  </Link>
                  <span className="block text-xs text-muted">{why}</span>
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
      {answerSections.length === 0 ? null : (
        <section className="mt-9 break-before-page">
          <SheetHeading>Answers in full</SheetHeading>
          {answerSections.map(({ isDraft, ...answer }) => (
            <AnswerSection
              key={`${answer.number} ${answer.name} ${isDraft}`}
              answer={answer}
              isDraft={isDraft}
            />
          ))}
        </section>
      )}
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
  scores: { score, headline, detail, dimensions, gaps, questions },
}: {
  scores: ReportScores;
}) {
  const answered = questions.length;
  return (
    <>
      <div className="num mt-7 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 sm:gap-x-9 sm:gap-y-2">
        <ScoreRing
          score={score}
          bands={BANDS}
          size={148}
          className="max-sm:w-[min(9rem,34vw)] sm:row-span-2"
        />
        <h2 className="text-h3 sm:self-end">{headline}.</h2>
        <div className="max-sm:col-span-full sm:col-start-2 sm:self-start">
          <p className="text-ui text-text-2">{detail}</p>
          <p className="mt-2 text-xs text-muted">
            Questions that were skipped or not asked are listed but not counted.
          </p>
        </div>
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-8 break-inside-avoid sm:grid-cols-2">
        <section>
          <SheetHeading>
            {answered === 1 ? "By dimension" : `By dimension, average of ${answered}`}
          </SheetHeading>
          <DimensionBars dimensions={dimensions} />
        </section>
        <section>
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

function AnswerSection({
  answer: { number, name, prompt, text, code, followUp },
  isDraft,
}: {
  answer: ReportAnswer;
  isDraft: boolean;
}) {
  const textClass = "mt-2 text-sm leading-relaxed whitespace-pre-line text-text-2 wrap-anywhere";
  return (
    <div className="border-t border-hairline py-4">
      <h3 className="num font-sans text-sm font-strong text-pretty">
        <span className="mr-2.5 text-muted">{number}</span>
        {name}
      </h3>
      <p className="mt-1 text-sm text-pretty">{prompt}</p>
      {isDraft ? (
        <p className="mt-1.5 text-xs text-muted">
          Your draft, not submitted. It isn’t scored and isn’t part of shared reports.
        </p>
      ) : null}
      {text === "" ? null : <p className={textClass}>{text}</p>}
      {code === null ? null : (
        <pre className="mt-3 rounded-xs border border-hairline p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          {code}
        </pre>
      )}
      {followUp === null ? null : (
        <div className="mt-3 border-l-2 border-primary-line pl-3">
          <p className="text-sm font-strong">{followUp.question}</p>
          <p className={textClass}>{followUp.text}</p>
        </div>
      )}
    </div>
  );
}

function SheetHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="mb-3 text-[1.0625rem] font-strong tracking-(--tr-h3) break-after-avoid">
      {children}
    </h2>
  );
}
