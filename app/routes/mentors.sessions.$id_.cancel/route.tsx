import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./cancel.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: "Cancel session" });

export default function CancelSession() {
  const { id, isConfirmed, isCanceled, canCancel, isLate, mentor, isSample, time } =
    useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const noun = isConfirmed ? "session" : "request";
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">
          {canCancel
            ? `Cancel this ${noun}?`
            : isCanceled
              ? "This session is already canceled"
              : `This ${noun} can’t be canceled`}
        </h1>
        <p className="num mt-4 text-lead text-text-2">
          {time.day}, {time.range}, with {mentor}.
        </p>
        {problem ? (
          <p role="alert" className="mt-5 font-medium text-danger">
            {problem}
          </p>
        ) : null}
        {canCancel ? (
          <p className="mt-5 text-text-2">
            {isLate
              ? "Less than 24 hours are left, so this counts as a late cancellation."
              : `${isSample ? "" : `We’ll tell ${mentor}. `}The time becomes free for others.`}
          </p>
        ) : isCanceled ? null : (
          <p className="mt-5 text-text-2">It has started, or it was closed before.</p>
        )}
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          {canCancel ? (
            <Button variant="danger" size="lg" pendingText="Canceling…">
              Cancel {noun}
            </Button>
          ) : null}
          <LinkButton to={`/mentors/sessions/${id}`} variant="ghost" size="lg">
            Back
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
