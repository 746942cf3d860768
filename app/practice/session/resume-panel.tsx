import Play from "lucide-react/icons/play";
import type { SessionSummary } from "~/practice/store/types";
import { LinkButton } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";

interface ResumePanelProps {
  session: SessionSummary;
  /** How many sessions are open. */
  openCount: number;
}

/** The way back into the newest open session. */
export function ResumePanel({ session, openCount }: ResumePanelProps) {
  return (
    <Panel isHighlighted aria-labelledby="resume" className="flex flex-col items-start p-5 md:p-6">
      <h2 id="resume" className="font-sans text-sm font-strong text-muted">
        Continue where you left off
      </h2>
      <p className="mt-2 font-head text-section font-strong">{session.title}</p>
      <p className="num mt-1 mb-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>
          {session.answeredCount} of {session.questionCount} answered, started{" "}
          <FormattedDate date={session.startedAt} short />
        </span>
        {openCount > 1 ? (
          <Link to="/interview/history" className="text-primary-ink underline underline-offset-3">
            All {openCount} open sessions
          </Link>
        ) : null}
      </p>
      <LinkButton
        to={`/interview/sessions/${session.id}`}
        size="lg"
        aria-label={`Continue: ${session.title}`}
        className="mt-auto max-md:w-full"
      >
        <Play aria-hidden />
        Continue
      </LinkButton>
    </Panel>
  );
}

/** The report of the session that ended last. */
export function LastSession({ session }: { session: SessionSummary }) {
  return (
    <p className="num mt-4 text-sm text-muted max-md:order-1 max-md:mt-6">
      Your last session: {session.title}, {session.answeredCount} of {session.questionCount}{" "}
      answered.{" "}
      <Link
        to={`/interview/sessions/${session.id}/report`}
        className="text-primary-ink underline underline-offset-3"
      >
        See the report
      </Link>
    </p>
  );
}
