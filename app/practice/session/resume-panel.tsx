import Play from "lucide-react/icons/play";
import type { SessionSummary } from "~/practice/store/types";
import { LinkButton } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";

interface ResumePanelProps {
  newestOpen: SessionSummary | null;
  /** How many sessions are open. */
  openCount: number;
  /** The session that ended last, if that was today. */
  lastEnded: SessionSummary | null;
}

/** The way back into an open session, and to the report of the last one. */
export function ResumePanel({ newestOpen, openCount, lastEnded }: ResumePanelProps) {
  return (
    <>
      {newestOpen ? (
        <section
          aria-labelledby="resume"
          className="mb-4 flex items-center justify-between gap-x-6 gap-y-2 border-b border-hairline pb-4 max-md:mb-2 max-md:pb-3"
        >
          <div className="min-w-0 flex-1">
            <h2 id="resume" className="font-sans text-ui font-strong max-md:sr-only">
              Continue where you left off
            </h2>
            <p className="num mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
              <span>
                {newestOpen.title}, {newestOpen.answeredCount} of {newestOpen.questionCount}{" "}
                answered
                <span className="whitespace-nowrap max-md:hidden">
                  , started <FormattedDate date={newestOpen.startedAt} short />
                </span>
              </span>
              {openCount > 1 ? (
                <Link
                  to="/interview/history"
                  className="text-primary-ink underline underline-offset-3 max-md:hidden"
                >
                  All {openCount} open sessions
                </Link>
              ) : null}
            </p>
          </div>
          <LinkButton
            to={`/interview/sessions/${newestOpen.id}`}
            aria-label={`Continue: ${newestOpen.title}`}
          >
            <Play aria-hidden />
            Continue
          </LinkButton>
        </section>
      ) : null}
      {lastEnded ? (
        <p className="num mb-4 text-sm text-muted">
          Your last session: {lastEnded.title}, {lastEnded.answeredCount} of{" "}
          {lastEnded.questionCount} answered.{" "}
          <Link
            to={`/interview/sessions/${lastEnded.id}/report`}
            className="text-primary-ink underline underline-offset-3"
          >
            See the report
          </Link>
        </p>
      ) : null}
    </>
  );
}
