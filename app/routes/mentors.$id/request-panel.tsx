import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { getZodConstraint } from "@conform-to/zod/v4";
import { Form, Link } from "@remix-run/react";
import type { SessionRequest } from "~/mentoring/queries.server";
import type { RequestForm } from "~/mentoring/schema.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Panel } from "~/ui/panel";
import { FormattedDate } from "~/ui/formatted-date";
import { usePending } from "~/ui/use-pending";

interface RequestPanelProps {
  mentor: { id: string; name: string; availability: string; price: number };
  constraint: ReturnType<typeof getZodConstraint>;
  result: SubmissionResult<string[]> | undefined;
  isAnonymous: boolean;
  previousRequests: SessionRequest[];
}

export function RequestPanel({
  mentor,
  constraint,
  result,
  isAnonymous,
  previousRequests,
}: RequestPanelProps) {
  const isPending = usePending();
  const [form, fields] = useForm<RequestForm>({ id: "request", lastResult: result, constraint });
  const firstName = mentor.name.split(" ")[0];
  return (
    <Panel id="book" isHighlighted className="p-6 lg:p-7">
      <h2 className="text-section">Request a session with {firstName}</h2>
      <p className="num mt-2 text-sm text-muted">
        ${mentor.price}, paid to the mentor. Usually available {mentor.availability}.
      </p>
      <Form method="post" {...getFormProps(form)} className="mt-6 grid gap-5">
        <ErrorSummary form={form} attempt={result} />
        <Field
          label="When are you available?"
          meta={fields.preferredTime}
          placeholder="Tuesday or Thursday after 6 pm"
          hint="Days and times in your own words, with your time zone."
        />
        <Field
          label="What would you like to talk about?"
          type="textarea"
          rows={5}
          meta={fields.goal}
          hint={`A clear topic makes a yes more likely. ${firstName} sees only this request.`}
        />
        <Button size="lg" className="w-full" pending={isPending && "Sending…"}>
          Send request
        </Button>
      </Form>
      <p className="mt-5 text-xs text-muted">
        {isAnonymous ? (
          <>
            Saved for this browser.{" "}
            <Link
              to={`/register?redirectTo=${encodeURIComponent(`/mentors/${mentor.id}`)}`}
              className="text-primary-ink underline underline-offset-3"
            >
              Create an account
            </Link>{" "}
            to see the request and the reply in your profile.
          </>
        ) : (
          <>
            You’ll find the request and the reply under{" "}
            <Link to="/profile/sessions" className="text-primary-ink underline underline-offset-3">
              Sessions
            </Link>{" "}
            in your profile.
          </>
        )}{" "}
        {firstName} is a sample mentor: nobody replies until the people who run this server add real
        mentors.
      </p>
      {previousRequests.length === 0 ? null : (
        <div className="mt-6 border-t border-hairline pt-5 text-sm">
          <h3 className="font-sans font-strong">Your requests</h3>
          <ul className="mt-2 grid gap-2 wrap-anywhere text-text-2">
            {previousRequests.map(({ id, preferredTime, createdAt }) => (
              <li key={id}>
                {preferredTime}
                <span className="block text-xs text-muted">
                  Sent <FormattedDate date={createdAt} />, waiting for a reply
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
