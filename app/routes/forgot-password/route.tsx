import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import type { ForgotPasswordForm } from "~/accounts/schema.server";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ActionToast } from "~/ui/toast";
import { ResetLinkSent } from "./reset-link-sent";
import { action, loader } from "./forgot-password.server";

export { action, loader };

const TITLE = "Forgot your password?";

export const handle = {
  access: "public",
  openWhenSuspended: true,
  cache: "same-for-everyone",
  search: {
    title: "Reset your password",
    text: "A forgotten password: get a link to choose a new one.",
  },
} satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: "Get a link to choose a new password for your Pathlight account.",
    path: "/forgot-password",
  });

export default function ForgotPassword() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = describeForm<ForgotPasswordForm>({
    id: "forgot",
    labels: { email: "Email" },
    lastResult: actionData?.result,
    constraint: loaderData?.constraint,
    defaultValue: { email: loaderData?.email ?? "" },
  });
  if (!loaderData)
    return (
      <ExternalAccountsNotice title={TITLE}>
        Reset your password there. This site never sees it and can’t send you a link.
      </ExternalAccountsNotice>
    );
  if (loaderData.isSent) return <ResetLinkSent isMailConfigured={loaderData.isMailConfigured} />;
  return (
    <AuthLayout title={TITLE} lead="Enter your account’s email to get a link to choose a new one.">
      <ActionToast toast={actionData?.toast} />
      <form method="post" action="/forgot-password" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} />
        <Field type="email" meta={fields.email} autoComplete="username" />
        <Button size="lg" className="mt-2 w-full" pendingText="Sending…">
          Get a link
        </Button>
      </form>
      <p className="mt-8 text-center text-sm text-muted">
        Remember your password?{" "}
        <Link to="/login" className="font-medium text-primary-ink">
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
