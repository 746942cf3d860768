import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { QueueItem } from "~/comeback/queue";
import type { SessionSummary } from "~/mentoring/sessions/session-view";
import { pluralize } from "~/ui/format";
import { formatShortDate } from "~/ui/format-date";
import { SectionHeading } from "./section-heading";

export interface Due {
  /** The first of the queue. */
  queue: (QueueItem & { isDue: boolean })[];
  dueCount: number;
  /** Due too, but left for tomorrow. */
  postponedCount: number;
  dueMinutes: number;
  /** The newest. */
  openSessions: { id: string; title: string; answeredCount: number; questionCount: number }[];
  hasMoreOpenSessions: boolean;
  mentorSessions: SessionSummary[];
}

/** What comes back today, sessions still open, and sessions with mentors. */
export function DueList({
  queue,
  dueCount,
  postponedCount,
  dueMinutes,
  openSessions,
  hasMoreOpenSessions,
  mentorSessions,
}: Due) {
  return (
    <>
      <SectionHeading title="Due and waiting">
        {dueCount > 0
          ? `today, ${pluralize(dueMinutes, "minute")}`
          : postponedCount > 0
            ? "done for today"
            : null}
      </SectionHeading>
      {openSessions.length + mentorSessions.length + queue.length === 0 ? (
        <p className="text-sm text-muted">Nothing due or waiting.</p>
      ) : null}
      <ul className="wrap-anywhere">
        {queue.map(({ questionId, name, to, context, minutes, dueDate, lastScore, isDue }) => (
          <DueItem
            key={questionId}
            to={to}
            title={name}
            status={
              <b
                className={`text-sm font-strong whitespace-nowrap ${isDue ? "text-warn" : "text-muted"}`}
              >
                {isDue ? "due" : formatShortDate(dueDate)}
              </b>
            }
          >
            {context}, {minutes} min. Last score: {lastScore} of 100
          </DueItem>
        ))}
        {openSessions.map(({ id, title, answeredCount, questionCount }) => (
          <DueItem key={id} to={`/interview/sessions/${id}`} title={title}>
            Session still open, {answeredCount} of {questionCount} answered
          </DueItem>
        ))}
        {hasMoreOpenSessions ? (
          <DueItem to="/profile/sessions" title="More open sessions">
            With all your sessions
          </DueItem>
        ) : null}
        {mentorSessions.map(({ id, name, when, city, stateLabel }) => (
          <DueItem key={id} to={`/mentors/sessions/${id}`} title={`Session with ${name}`}>
            {stateLabel}: {when}, {city} time
          </DueItem>
        ))}
      </ul>
      {queue.length === 0 ? null : (
        <Link
          to="/interview/due"
          className="mt-2 inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3"
        >
          {dueCount === 0
            ? "Review schedule"
            : dueCount === 1
              ? "Start now"
              : `All ${dueCount} due`}
          {postponedCount === 0 ? "" : `, ${postponedCount} more tomorrow`}
        </Link>
      )}
    </>
  );
}

function DueItem({
  to,
  title,
  status,
  children,
}: {
  to: string;
  title: string;
  status?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="border-b border-hairline py-3 last:border-0">
      <p className="num flex items-baseline justify-between gap-4 text-ui">
        <Link
          // Session pages have a camera policy of their own, set per document.
          reloadDocument={to.startsWith("/interview/sessions/")}
          to={to}
          className="relative font-strong after:absolute after:-inset-y-3 after:inset-x-0 hover:text-primary-ink"
        >
          {title}
        </Link>
        {status}
      </p>
      <p className="num mt-0.5 text-xs text-muted">{children}</p>
    </li>
  );
}
