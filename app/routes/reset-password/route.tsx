import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { InvalidLink } from "~/accounts/links/invalid-link";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import type { ResetPasswordForm } from "~/accounts/schema.server";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ActionToast } from "~/ui/toast";
import { action, loader } from "./reset-password.server";

export { action, loader };

export const handle = { access: "token", openWhenSuspended: true } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Choose a new password" });

export default function ResetPassword() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const constraint = loaderData && "constraint" in loaderData ? loaderData.constraint : undefined;
  const [form, fields] = describeForm<ResetPasswordForm>({
    id: "reset",
    labels: { newPassword: "New password", confirmPassword: "Confirm new password" },
    lastResult: actionData?.result,
    constraint,
  });
  if (!loaderData)
    return (
      <ExternalAccountsNotice title="Choose a new password">
        Reset your password there. This site never sees it.
      </ExternalAccountsNotice>
    );
  if ("refused" in loaderData)
    return (
      <InvalidLink
        message={loaderData.refused}
        retry={{ to: "/forgot-password", label: "Request a new link" }}
      />
    );
  return (
    <AuthLayout
      title="Choose a new password"
      lead={`For the account of ${loaderData.email}. This signs out every device and disconnects Google and LinkedIn.`}
    >
      <ActionToast toast={actionData?.toast} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} />
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={loaderData.email}
          readOnly
          hidden
        />
        <Field
          type="password"
          meta={fields.newPassword}
          autoComplete="new-password"
          hint="At least 8 characters. A few unrelated words work well."
        />
        <Field type="password" meta={fields.confirmPassword} autoComplete="new-password" />
        <Button size="lg" className="mt-2 w-full" pendingText="Saving…">
          Save new password
        </Button>
      </Form>
    </AuthLayout>
  );
}
