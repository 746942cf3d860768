import { LinkButton } from "~/ui/button";
import { SessionList } from "./session-list";
import type { SessionSummary } from "./sessions.server";

/** Where a person stands, in one sentence, and the one thing to do next. */
export function OverviewView({ firstName, sessions }: { firstName: string; sessions: SessionSummary[] }) {
  const open = sessions.find((session) => session.endedAt === null);
  const answered = sessions.reduce((sum, session) => sum + session.answered, 0);
  return (
    <>
      <h1 className="mt-10 max-w-[24em] text-title">
        {answered === 0
          ? `${firstName}, your first answer is the hardest one. Give it here.`
          : `${firstName}, you have answered ${answered} ${answered === 1 ? "question" : "questions"} in ${sessions.length} ${sessions.length === 1 ? "session" : "sessions"}.`}
      </h1>
      <p className="mt-6">
        <LinkButton reloadDocument={open !== undefined} to={open ? `/interview/sessions/${open.id}` : "/interview"} size="lg">
          {open ? `Go on with ${open.title}` : "Start a session"}
        </LinkButton>
      </p>
      <h2 className="mt-14 mb-5 text-section">Latest sessions</h2>
      <SessionList sessions={sessions.slice(0, 3)} />
    </>
  );
}
