import { Form } from "@remix-run/react";
import type { ApplicationState } from "~/mentoring/applications/states";
import { Button, buttonClass } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { FormError } from "~/ui/form-error";
import { useIsMailConfigured } from "~/ui/use-is-mail-configured";
import { Entry, EntrySection, type Sent } from "./entry";

interface ListedApplication extends Sent {
  title: string;
  company: string;
  field: string;
  years: number;
  link: string;
  help: string;
  state: ApplicationState;
  reason: string;
}

interface ApplicationsProps {
  applications: readonly ListedApplication[];
  /** Why the last decision failed, and the reason that was written for it. */
  problem: { application: string; message: string; reason: string } | undefined;
}

/** The applications as a mentor, each to be approved or declined. */
export function Applications({ applications, problem }: ApplicationsProps) {
  return (
    <EntrySection
      id="applications"
      title="Applications of mentors"
      isEmpty={applications.length === 0}
      empty="No applications yet."
    >
      {applications.map(({ title, company, field, years, link, help, state, reason, ...sent }) => (
        <Entry
          key={sent.id}
          sent={sent}
          about={`${title}, ${company}. ${field}, ${years} years.`}
          text={help}
          link={link}
        >
          {problem?.application === sent.id ? (
            <div className="mt-4 max-w-(--measure)">
              <FormError>{problem.message}</FormError>
            </div>
          ) : null}
          {state === "waiting" ? (
            <Decision
              id={sent.id}
              name={sent.name}
              rejected={problem?.application === sent.id ? problem.reason : undefined}
            />
          ) : (
            <p className="mt-3 text-sm text-muted">{describeDecision(state, reason)}</p>
          )}
        </Entry>
      ))}
    </EntrySection>
  );
}

interface DecisionProps {
  id: string;
  name: string;
  /** The reason of a decision that failed. */
  rejected: string | undefined;
}

function Decision({ id, name, rejected }: DecisionProps) {
  const isMailConfigured = useIsMailConfigured();
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-2.5 gap-y-3">
      <Form method="post" data-keep-scroll="">
        <input type="hidden" name="application" value={id} />
        <button name="intent" value="approve" className={buttonClass("secondary", "sm")}>
          Approve<span className="sr-only"> {name}</span>
        </button>
      </Form>
      <details open={rejected !== undefined} className="open:w-full">
        <summary className={buttonClass("ghost", "sm", "list-none")}>
          Decline…<span className="sr-only"> {name}</span>
        </summary>
        <Form method="post" data-keep-scroll="" className="mt-3 grid max-w-(--measure) gap-3">
          <input type="hidden" name="application" value={id} />
          <input type="hidden" name="intent" value="decline" />
          <div>
            <label htmlFor={`reason-${id}`} className="mb-2 block text-sm font-medium">
              Reason
            </label>
            <textarea
              id={`reason-${id}`}
              name="reason"
              rows={3}
              defaultValue={rejected}
              aria-describedby={`reason-hint-${id}`}
              className={`block resize-y ${CONTROL_CLASS}`}
            />
            <p id={`reason-hint-${id}`} className="mt-1.5 text-xs text-muted">
              {isMailConfigured
                ? `It goes into the email to ${name}.`
                : `${name} reads it on the page of the application.`}{" "}
              Up to 600 characters.
            </p>
          </div>
          <Button variant="danger" size="sm" className="justify-self-start">
            Decline application
          </Button>
        </Form>
      </details>
    </div>
  );
}

function describeDecision(state: Exclude<ApplicationState, "waiting">, reason: string): string {
  switch (state) {
    case "approved":
      return "Approved. The link hasn’t been used yet.";
    case "accepted":
      return "Approved: a mentor now.";
    case "declined":
      return `Declined: ${reason}`;
  }
}
