import { getMentorListPath, type MentorField, UNNAMED_SAMPLE } from "~/data/mentor-types";
import { MentorPortrait } from "~/mentoring/directory/mentor-portrait";
import type { SessionSummary } from "~/mentoring/sessions/session-view";
import { SessionSummaries } from "~/mentoring/sessions/session-summaries";
import { LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";

interface AwayMentorProps {
  mentor: {
    id: string;
    name: string;
    title: string;
    company: string;
    fields: MentorField[];
    isSample: boolean;
  };
  sessions: readonly SessionSummary[];
}

/** What is left of the page of a mentor who takes no sessions. */
export function AwayMentor({ mentor, sessions }: AwayMentorProps) {
  const { name, title, company, fields, isSample } = mentor;
  const isUnnamed = isSample && name === UNNAMED_SAMPLE;
  return (
    <>
      {isUnnamed ? (
        <h1 className="mt-4 text-title">This sample mentor isn’t taking sessions</h1>
      ) : (
        <div className="mt-4 flex items-center gap-6">
          <MentorPortrait mentor={mentor} />
          <div className="min-w-0 wrap-anywhere">
            <h1 className="text-title">{name}</h1>
            <p className="mt-1 text-text-2">{[title, company].filter(Boolean).join(", ")}</p>
          </div>
        </div>
      )}
      <Panel className="mt-8 p-6 lg:p-8">
        {isUnnamed ? null : (
          <h2 className="mb-2 text-section">{name} isn’t taking sessions at the moment</h2>
        )}
        <p className="max-w-(--measure) text-text-2">
          {isUnnamed
            ? "Sample mentors are invented people, and this server’s operator turned this one off. "
            : null}
          Requests already sent and sessions already confirmed stay as they are.
        </p>
        <LinkButton to={getMentorListPath(fields[0])} className="mt-6">
          Find other mentors
        </LinkButton>
      </Panel>
      {sessions.length === 0 ? null : (
        <section className="mt-12">
          <h2 className="mb-3 text-section">
            Your sessions {isUnnamed ? "with this sample mentor" : `with ${name.split(" ")[0]}`}
          </h2>
          <SessionSummaries sessions={sessions} />
        </section>
      )}
    </>
  );
}
