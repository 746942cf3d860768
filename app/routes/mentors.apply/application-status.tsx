import { LinkButton } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Panel } from "~/ui/panel";

/** What the page tells, instead of a form, someone who has no reason to apply. */
export type ApplicationStatus =
  | { kind: "mentor" }
  /** Without an email address, the page of the application says the answer. */
  | { kind: "waiting"; id: string; email: string | null; sentAt: string };

export function ApplicationStatusPanel({ status }: { status: ApplicationStatus }) {
  return (
    <Panel className="self-start p-6 lg:p-8">
      {status.kind === "mentor" ? (
        <>
          <h2 className="text-section">You’re already a mentor</h2>
          <p className="mt-2 text-text-2">
            Your requests, your profile and your hours are under Mentoring.
          </p>
          <LinkButton to="/mentoring" className="mt-6">
            Go to Mentoring
          </LinkButton>
        </>
      ) : (
        <>
          <h2 className="text-section">Your application is waiting for a reply</h2>
          <p className="mt-2 wrap-anywhere text-text-2">
            You sent it on <FormattedDate date={status.sentAt} />. We’ll read it
            {status.email === null
              ? ", and its page says what we decide."
              : ` and reply to ${status.email}.`}
          </p>
          <LinkButton to={`/mentors/apply/sent/${status.id}`} className="mt-6">
            See what you sent
          </LinkButton>
        </>
      )}
    </Panel>
  );
}
