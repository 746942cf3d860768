import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { BackLink } from "~/ui/back-link";
import { buttonClass } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { Tag } from "~/ui/tag";
import { action, loader } from "./problems.server";
import { SessionMessages } from "./session-messages";

export { action, loader };

export const handle = { access: "operator" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Reports of problems" });

export default function Problems() {
  const { problems } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page compact>
      <BackLink to="/admin">Operator</BackLink>
      <h1 className="mt-4 text-title">Reports of problems</h1>
      <p className="mt-3 max-w-(--measure) text-text-2">
        What people and mentors reported about their sessions, open reports first. Your answer goes
        to whoever reported the problem, not to the other side.
      </p>
      {problems.length === 0 ? <p className="mt-8 text-text-2">No reports yet.</p> : null}
      <ul className="mt-8 border-t border-hairline-strong">
        {problems.map((problem) => (
          <li
            key={problem.id}
            className="grid gap-x-8 gap-y-3 border-b border-hairline py-5 wrap-anywhere lg:grid-cols-[18rem_minmax(0,1fr)]"
          >
            <div className="text-sm">
              <Tag tone={problem.handledAt ? "neutral" : "warn"}>
                {problem.handledAt ? "Handled" : "Open"}
              </Tag>
              <p className="mt-2 text-ui font-strong">
                {problem.name || "A visitor"}
                {problem.side === "mentor" ? " (mentor)" : ""}
              </p>
              {problem.email === "" ? null : (
                <a
                  href={`mailto:${problem.email}`}
                  className="block text-primary-ink underline underline-offset-3"
                >
                  {problem.email}
                </a>
              )}
              <p className="text-text-2">Session with {problem.mentor}</p>
              <p className="num text-xs text-muted">
                <FormattedDate date={problem.createdAt} />
              </p>
            </div>
            <div>
              <p className="text-sm text-text-2">{problem.about}</p>
              <p className="mt-1.5 max-w-(--measure) whitespace-pre-line">{problem.message}</p>
              <SessionMessages messages={problem.messages} />
              <Decision
                problem={problem}
                refused={refused?.id === problem.id ? refused : undefined}
              />
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Decision({
  problem: { id, handledAt, reply },
  refused,
}: {
  problem: { id: string; handledAt: string | null; reply: string };
  /** An answer that was refused, and why. */
  refused: { message: string; reply: string } | undefined;
}) {
  return (
    <Form method="post" data-keep-scroll="" className="mt-4 max-w-(--measure)">
      <input type="hidden" name="problem" value={id} />
      {handledAt ? (
        <p className="mb-3 border-l-2 border-primary-line pl-3 whitespace-pre-line">{reply}</p>
      ) : (
        <label className="block text-sm">
          <span className="mb-2 block font-medium">Your answer</span>
          <textarea
            name="reply"
            rows={3}
            required
            defaultValue={refused?.reply ?? reply}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? `error-${id}` : undefined}
            className={`block resize-y ${CONTROL_CLASS}`}
          />
        </label>
      )}
      {refused ? (
        <p id={`error-${id}`} role="alert" className="mt-2 text-sm font-medium text-danger">
          {refused.message}
        </p>
      ) : null}
      <button
        name="intent"
        value={handledAt ? "reopen" : "handle"}
        className={buttonClass("secondary", "sm", "mt-3")}
      >
        {handledAt ? "Open again" : "Answer and close"}
      </button>
    </Form>
  );
}
