import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { Button, LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./accept.server";

export { action, loader };

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Become a mentor" });

export default function AcceptInvitation() {
  const { account, invitation } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  if (!invitation)
    return (
      <Page compact>
        <h1 className="text-title">This link can’t be used</h1>
        <p className="mt-4 max-w-(--measure) text-lead text-text-2">
          It has expired, or you used it already: then your requests are under Mentoring in the
          menu. If not, apply again.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/mentors/apply" size="lg">
            Apply as a mentor
          </LinkButton>
          <LinkButton to="/" variant="ghost" size="lg">
            Home
          </LinkButton>
        </p>
      </Page>
    );
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">Become a mentor with this account?</h1>
        <p className="mt-4 text-lead wrap-anywhere text-text-2">
          Your application as {invitation.title}, {invitation.company}, was approved. You’re signed
          in as {account.name} ({account.email}). Requests and emails will come to this account.
        </p>
        <div className="mt-5">
          <FormError>{problem}</FormError>
        </div>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button size="lg" pendingText="Saving…">
            Become a mentor
          </Button>
          <LinkButton to="/profile" variant="ghost" size="lg">
            Not now
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
