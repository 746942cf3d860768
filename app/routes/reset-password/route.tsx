import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { getCaller } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { InvalidLink } from "~/accounts/links/invalid-link";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import { forwardRetryAfter, replyToFailure } from "~/accounts/form-failure.server";
import { clearLinkCookie } from "~/accounts/links/cookie.server";
import { requireLink } from "~/accounts/links/require-link.server";
import { type ResetPasswordForm, resetPasswordSchema } from "~/accounts/schema.server";
import { clearSessionCookie } from "~/accounts/session/cookie.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";
import { ActionToast } from "~/ui/toast";

const PASSWORD_FIELDS = ["newPassword", "confirmPassword"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!embeddedAccounts) return null;
  const target = await requireLink(request, context, embeddedAccounts.passwords.findResetLink);
  if (!target.ok) return data({ refused: target.message }, target.status);
  return { email: target.email, constraint: getZodConstraint(resetPasswordSchema) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!embeddedAccounts) throw methodNotAllowed();
  const target = await requireLink(request, context, embeddedAccounts.passwords.findResetLink);
  // The loader says the same of the same link, as the page.
  if (!target.ok) return data({ result: undefined, toast: null }, target.status);
  const submission = parseWithZod(await readForm(request), { schema: resetPasswordSchema });
  if (submission.status !== "success")
    return data(
      { result: submission.reply({ hideFields: [...PASSWORD_FIELDS] }), toast: null },
      400,
    );
  const result = await embeddedAccounts.passwords.resetPassword(
    target.link,
    submission.value.newPassword,
    await getCaller(request, context),
  );
  if (!result.ok) return replyToFailure(submission, result, [...PASSWORD_FIELDS]);
  return toasts(request).redirectWithSuccess(
    `/login?email=${encodeURIComponent(result.email)}`,
    {
      message: "Password changed",
      description: "Every device has been signed out. Log in with the new password.",
    },
    {
      headers: [
        ["Set-Cookie", await clearLinkCookie(request)],
        ["Set-Cookie", await clearSessionCookie(request)],
      ],
    },
  );
}

export { forwardRetryAfter as headers };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Choose a new password" });

export default function ResetPassword() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const saving = useNavigation().formAction?.startsWith("/reset-password");
  const constraint = loaderData && "constraint" in loaderData ? loaderData.constraint : undefined;
  const [form, fields] = useForm<ResetPasswordForm>({
    id: "reset",
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
        retry={{ to: "/forgot-password", label: "Ask for a new link" }}
      />
    );
  return (
    <AuthLayout
      title="Choose a new password"
      lead={`For the account of ${loaderData.email}. Every device will be signed out.`}
    >
      <ActionToast toast={actionData?.toast} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} attempt={actionData?.result} />
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={loaderData.email}
          readOnly
          hidden
        />
        <Field
          label="New password"
          type="password"
          meta={fields.newPassword}
          autoComplete="new-password"
          hint="At least 8 characters. A few unrelated words work well."
        />
        <Field
          label="New password again"
          type="password"
          meta={fields.confirmPassword}
          autoComplete="new-password"
        />
        <Button size="lg" className="mt-2 w-full" pending={saving && "Saving…"}>
          Save new password
        </Button>
      </Form>
    </AuthLayout>
  );
}
