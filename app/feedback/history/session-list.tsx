import { FIRST_QUESTION } from "~/practice/store/first-question";
import { LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { formatLongDate } from "~/ui/format-date";
import { Link } from "~/ui/link";
import { ScoreStrip } from "./score-strip";
import type { ScoredSession } from "./types";

/** Sessions, newest first, with an empty state. Those without any answer are folded below the others. */
export function SessionList({ sessions }: { sessions: ScoredSession[] }) {
  if (sessions.length === 0) {
    return (
      <div className="rounded-panel border border-hairline bg-surface-1 p-8">
        <p className="text-lead">No sessions yet.</p>
        <p className="mt-2 mb-6 max-w-(--measure) text-text-2">
          Answer one question to get started. It will appear here with its score and what to
          improve.
        </p>
        <LinkButton to={FIRST_QUESTION.to}>Answer your first question</LinkButton>
      </div>
    );
  }
  const answered = sessions.filter(({ answeredCount }) => answeredCount > 0);
  if (answered.length === 0) return <SessionRows sessions={sessions} />;
  const unanswered = sessions.filter(({ answeredCount }) => answeredCount === 0);
  return (
    <>
      <SessionRows sessions={answered} />
      {unanswered.length === 0 ? null : (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary-ink">
            {pluralize(unanswered.length, "session")} without an answer
          </summary>
          <SessionRows sessions={unanswered} />
        </details>
      )}
    </>
  );
}

function SessionRows({ sessions }: { sessions: readonly ScoredSession[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {sessions.map((session) => (
        <li key={session.id}>
          <Link
            to={`/interview/sessions/${session.id}${session.endedAt ? "/report" : ""}`}
            className="session-row num"
          >
            <span>
              <b className="block font-strong">{session.title}</b>
              <span className="block text-sm text-muted">
                <time dateTime={session.startedAt}>{formatLongDate(session.startedAt)}</time>,{" "}
                {session.answeredCount}&nbsp;of&nbsp;{session.questionCount}&nbsp;answered
                {session.endedAt ? null : ", still open"}
                {session.unreadableCount > 0
                  ? `, ${pluralize(session.unreadableCount, "review")} can’t be read`
                  : null}
              </span>
            </span>
            {session.meanScore === null ? null : (
              <ScoreStrip scores={session.scores} mean={session.meanScore} />
            )}
            <MeanScore {...session} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MeanScore({ meanScore, isOpen, band, unreadableCount, isUnscored }: ScoredSession) {
  return (
    <span className="session-score">
      {meanScore === null ? (
        unreadableCount > 0 || isUnscored ? (
          "no score"
        ) : (
          "no score yet"
        )
      ) : (
        <>
          <b>{meanScore}</b> on average
          <span className="block text-xs">{band}</span>
          {isOpen ? <span className="block text-xs">for now</span> : null}
        </>
      )}
    </span>
  );
}
