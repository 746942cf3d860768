import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { getCaller } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import { forwardRetryAfter, replyToFailure } from "~/accounts/form-failure.server";
import { type ForgotPasswordForm, forgotPasswordSchema } from "~/accounts/schema.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { readForm } from "~/platform/http/read-form.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";
import { ActionToast } from "~/ui/toast";
import { ResetLinkSent } from "./reset-link-sent";

const TITLE = "Forgot your password?";

export function loader({ request }: LoaderFunctionArgs) {
  if (!embeddedAccounts) return null;
  return {
    constraint: getZodConstraint(forgotPasswordSchema),
    isSent: new URL(request.url).searchParams.has("sent"),
    isMailConfigured,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!embeddedAccounts) throw methodNotAllowed();
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), toast: null }, 400);
  const result = await embeddedAccounts.passwords.requestReset(
    submission.value.email,
    await getCaller(request, context),
  );
  return result.ok ? redirect("/forgot-password?sent") : replyToFailure(submission, result, []);
}

export { forwardRetryAfter as headers };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: TITLE });

export default function ForgotPassword() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const sending = useNavigation().formAction?.startsWith("/forgot-password");
  const [form, fields] = useForm<ForgotPasswordForm>({
    id: "forgot",
    lastResult: actionData?.result,
    constraint: loaderData?.constraint,
  });
  if (!loaderData)
    return (
      <ExternalAccountsNotice title={TITLE}>
        Reset your password there. This site never sees it and cannot send you a link.
      </ExternalAccountsNotice>
    );
  if (loaderData.isSent) return <ResetLinkSent isMailConfigured={loaderData.isMailConfigured} />;
  return (
    <AuthLayout
      title={TITLE}
      lead="Say which address your account has, and a link to choose a new one is sent there."
    >
      <ActionToast toast={actionData?.toast} />
      <Form method="post" action="/forgot-password" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} attempt={actionData?.result} />
        <Field label="Email" type="email" meta={fields.email} autoComplete="username" />
        <Button size="lg" className="mt-2 w-full" pending={sending && "Sending…"}>
          Send me a link
        </Button>
      </Form>
      <p className="mt-8 text-center text-sm text-muted">
        Remembered it?{" "}
        <Link to="/login" className="font-medium text-primary-ink">
          Sign in
        </Link>
      </p>
    </AuthLayout>
  );
}
