import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { formatLongDate } from "~/ui/format-date";
import type { ScoredSession } from "./types";

/** Sessions, newest first, with an empty state. */
export function SessionList({ sessions }: { sessions: ScoredSession[] }) {
  if (sessions.length === 0) {
    return (
      <div className="rounded-panel border border-hairline bg-surface-1 p-8">
        <p className="text-lead">No sessions yet.</p>
        <p className="mt-2 mb-6 max-w-(--measure) text-text-2">
          Answer one question to get started. It will appear here with its score and what to
          improve.
        </p>
        <LinkButton to="/interview">Answer your first question</LinkButton>
      </div>
    );
  }
  return (
    <ul className="border-t border-hairline-strong">
      {sessions.map((session) => (
        <li key={session.id} className="border-b border-hairline">
          <Link
            reloadDocument
            to={`/interview/sessions/${session.id}${session.endedAt ? "/report" : ""}`}
            className="group grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 py-3"
          >
            <span>
              <b className="block font-strong group-hover:text-primary-ink">{session.title}</b>
              <span className="num block text-sm text-muted">
                <time dateTime={session.startedAt}>{formatLongDate(session.startedAt)}</time>,{" "}
                {session.answeredCount} of {session.questionCount} answered
                {session.endedAt ? null : ", still open"}
                {session.unreadableCount > 0
                  ? `, ${pluralize(session.unreadableCount, "review")} can’t be read`
                  : null}
              </span>
            </span>
            <span className="num flex items-center gap-4 text-right text-sm text-muted">
              {session.meanScore === null ? null : (
                <svg aria-hidden className="h-1.5 w-28 rounded-xs bg-surface-3 max-md:hidden">
                  <rect
                    width={`${session.meanScore}%`}
                    height="6"
                    className="bar-fill fill-chart-1"
                  />
                </svg>
              )}
              <MeanScore {...session} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MeanScore({ meanScore, unreadableCount }: ScoredSession) {
  if (meanScore === null) return unreadableCount > 0 ? "no score" : "no score yet";
  return (
    <span>
      <b className="text-body font-strong text-text">{meanScore}</b> on average
    </span>
  );
}
