import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import type { DeleteAccountForm } from "~/accounts/schema.server";
import { ConfirmSignIn } from "~/accounts/social/confirm-sign-in";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ActionToast } from "~/ui/toast";
import { action, loader } from "./delete-account.server";

export { action, loader };

export const handle = {
  access: "account",
  openWhenSuspended: true,
  search: { title: "Delete your account", text: "What will be deleted, and how to confirm it." },
} satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Delete your account" });

export default function DeleteAccount() {
  const { email, methods, constraint, stored, hasMentoringSessions } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = describeForm<DeleteAccountForm>({
    id: "delete-account",
    labels: { password: "Your password" },
    lastResult: actionData?.result,
    constraint,
  });
  return (
    <Page compact>
      <div className="max-w-[40rem]">
        <ActionToast toast={actionData?.toast} />
        <h1 className="text-title">Delete your account?</h1>
        <p className="mt-4 text-lead text-text-2">
          This permanently deletes the account {email} and everything in it. It happens right away
          and can’t be undone.
        </p>
        <h2 className="mt-9 font-sans text-sm font-strong">What will be deleted</h2>
        <ul className="num mt-3 grid gap-2 text-text-2">
          <li className="tick">Your name, email, password and profile</li>
          {stored.map(({ title, count }) => (
            <li key={title} className="tick">
              {title}: {count}
            </li>
          ))}
        </ul>
        {hasMentoringSessions ? (
          <p className="mt-3 text-text-2">
            Mentoring sessions to come are canceled, and their mentors are told.
          </p>
        ) : null}
        <h2 className="mt-7 font-sans text-sm font-strong">What stays</h2>
        <p className="mt-2 text-text-2">
          Copies in the operator’s backups, until those are replaced. To keep a copy yourself,{" "}
          <a
            href="/settings/account/export"
            download
            className="text-primary-ink underline underline-offset-3"
          >
            download your data
          </a>{" "}
          first.
        </p>
        {methods && !methods.hasPassword && !methods.isConfirmed ? (
          <div className="mt-9 border-t border-hairline pt-8">
            <ConfirmSignIn methods={methods} page="/settings/account/delete" />
          </div>
        ) : (
          <Form
            method="post"
            {...getFormProps(form)}
            className="mt-9 grid gap-5 border-t border-hairline pt-8"
          >
            <ErrorSummary form={form} />
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={email}
              readOnly
              hidden
            />
            {methods && !methods.hasPassword ? null : (
              <Field
                type="password"
                meta={fields.password}
                autoComplete="current-password"
                hint="To confirm it’s you."
              />
            )}
            <div className="flex flex-wrap gap-3">
              <Button variant="danger" size="lg" pendingText="Deleting…">
                Delete my account
              </Button>
              <LinkButton to="/settings/account" variant="ghost" size="lg">
                Cancel
              </LinkButton>
            </div>
          </Form>
        )}
      </div>
    </Page>
  );
}
