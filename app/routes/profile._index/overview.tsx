import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { BANDS } from "~/coach/bands";
import type { SessionRequest } from "~/mentoring/queries.server";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { ScoreChart } from "~/feedback/parts/score-chart";
import { formatShortDate } from "~/ui/format-date";
import { FormattedDate } from "~/ui/formatted-date";
import type { AttemptChange } from "~/skills/latest-attempts";
import type { NextStep } from "~/skills/next-step";

export function OverviewHeader({
  headline,
  detail,
  step,
}: {
  headline: string;
  detail: string;
  step: NextStep;
}) {
  return (
    <div className="grid gap-x-14 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_29rem] lg:py-11">
      <div>
        <p className="text-xs font-medium text-muted">How you’re doing</p>
        <h1 className="mt-3 max-w-[20em] text-title">{headline}</h1>
        <p className="mt-4 max-w-[36em] text-lead text-text-2">{detail}</p>
      </div>
      <Panel isHighlighted className="p-6 lg:p-7">
        <p className="text-xs font-medium text-primary-ink">Next best step</p>
        <h2 className="mt-2 text-h3">{step.title}</h2>
        <p className="mt-2 text-ui text-text-2">{step.reason}</p>
        <LinkButton reloadDocument={step.to.includes("/sessions/")} to={step.to} className="mt-5">
          {step.actionLabel}
        </LinkButton>
      </Panel>
    </div>
  );
}

interface RecentActivityProps {
  points: { score: number; at: string; card: string }[];
  latestAttempts: AttemptChange[];
  openSessions: { id: string; title: string; answeredCount: number; questionCount: number }[];
  requests: SessionRequest[];
  due: { questionId: string; name: string; dueDate: string; lastScore: number; isDue: boolean }[];
}

/** Scores over time, the latest attempts, and what is due or waiting. */
export function RecentActivity({
  points,
  latestAttempts,
  openSessions,
  requests,
  due,
}: RecentActivityProps) {
  const firstPoint = points[0];
  const lastPoint = points.at(-1);
  return (
    <div className="grid gap-x-8 gap-y-10 border-t border-hairline py-9 lg:grid-cols-[1.35fr_1fr_1fr]">
      {firstPoint && lastPoint ? (
        <section className="lg:pr-4">
          <SectionHeading title="Answer scores">each dot is one attempt</SectionHeading>
          <ScoreChart
            points={points.map(({ score, at, card }) => ({
              score,
              label: `${formatShortDate(at)}, ${card}`,
            }))}
            bands={BANDS}
            endLabels={[formatShortDate(firstPoint.at), formatShortDate(lastPoint.at)]}
          />
        </section>
      ) : null}
      {latestAttempts.length === 0 ? null : (
        <section className="lg:border-l lg:border-hairline lg:pl-8">
          <SectionHeading title="Latest attempts" />
          <ul>
            {latestAttempts.map(({ sessionId, name, card, score, previousScore }, index) => (
              <li key={index} className="border-b border-hairline py-3 last:border-0">
                <p className="num flex items-baseline justify-between gap-4 text-ui">
                  <Link
                    reloadDocument
                    to={`/interview/sessions/${sessionId}/report`}
                    className="font-strong hover:text-primary-ink"
                  >
                    {name}
                  </Link>
                  <ScoreChange score={score} previousScore={previousScore} />
                </p>
                <p className="mt-0.5 text-xs text-muted">{card}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="lg:border-l lg:border-hairline lg:pl-8">
        <SectionHeading title="Due and waiting" />
        {openSessions.length + requests.length + due.length === 0 ? (
          <p className="text-sm text-muted">Nothing due or waiting.</p>
        ) : null}
        <ul className="wrap-anywhere">
          {due.map(({ questionId, name, dueDate: day, lastScore: score, isDue }) => (
            <li key={questionId} className="border-b border-hairline py-3 last:border-0">
              <p className="num flex items-baseline justify-between gap-4 text-ui">
                <Link
                  to={`/interview/questions/${questionId}`}
                  className="font-strong hover:text-primary-ink"
                >
                  {name}
                </Link>
                <b
                  className={`text-sm font-strong whitespace-nowrap ${isDue ? "text-warn" : "text-muted"}`}
                >
                  {isDue ? "due" : formatShortDate(day)}
                </b>
              </p>
              <p className="num mt-0.5 text-xs text-muted">Last score: {score} of 100</p>
            </li>
          ))}
          {openSessions.map(({ id, title, answeredCount, questionCount }) => (
            <li key={id} className="border-b border-hairline py-3 last:border-0">
              <Link
                reloadDocument
                to={`/interview/sessions/${id}`}
                className="text-ui font-strong hover:text-primary-ink"
              >
                {title}
              </Link>
              <p className="num mt-0.5 text-xs text-muted">
                Session still open, {answeredCount} of {questionCount} answered
              </p>
            </li>
          ))}
          {requests.map(({ id, mentorId, mentor, preferredTime, createdAt }) => (
            <li key={id} className="border-b border-hairline py-3 last:border-0">
              <Link
                to={`/mentors/${mentorId}`}
                className="text-ui font-strong hover:text-primary-ink"
              >
                Session with {mentor}
              </Link>
              <p className="mt-0.5 text-xs text-muted">
                {preferredTime}. Requested <FormattedDate date={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <h2 className="mb-3 text-h3">
      {title}
      {children ? (
        <span className="ml-2.5 font-sans text-sm font-text tracking-normal text-muted">
          {children}
        </span>
      ) : null}
    </h2>
  );
}

/** The score and, after an earlier attempt, the change: in text and in color. */
function ScoreChange({ score, previousScore }: { score: number; previousScore: number | null }) {
  if (previousScore === null) return <b className="font-strong">{score}</b>;
  const tone =
    score > previousScore ? "text-success" : score < previousScore ? "text-danger" : "text-text-2";
  return (
    <b className={`font-strong whitespace-nowrap ${tone}`}>
      {previousScore} to {score}
    </b>
  );
}
