import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { callerOf } from "~/accounts/caller.server";
import { ownAccounts } from "~/accounts/choose-auth-api.server";
import { DeadLink } from "~/accounts/dead-link";
import { Elsewhere } from "~/accounts/elsewhere";
import { failureHeaders, replyToFailure } from "~/accounts/form-failure.server";
import { endLinkCookie } from "~/accounts/link-cookie.server";
import { requireLink } from "~/accounts/require-link.server";
import { type ResetPasswordForm, resetPasswordSchema } from "~/accounts/schema.server";
import { endSessionCookie } from "~/accounts/session.server";
import { methodNotAllowed } from "~/platform/http/method.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";
import { ActionToast } from "~/ui/toast";

const PASSWORDS = ["newPassword", "confirmPassword"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!ownAccounts) return null;
  const target = await requireLink(request, context, ownAccounts.passwords.findReset);
  if (!target.ok) return data({ refused: target.message }, target.status);
  return { email: target.email, constraint: getZodConstraint(resetPasswordSchema) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!ownAccounts) throw methodNotAllowed();
  const target = await requireLink(request, context, ownAccounts.passwords.findReset);
  // The loader says the same of the same link, as the page.
  if (!target.ok) return data({ result: undefined, toast: null }, target.status);
  const submission = parseWithZod(await readForm(request), { schema: resetPasswordSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields: [...PASSWORDS] }), toast: null }, 400);
  const reset = await ownAccounts.passwords.resetPassword(
    target.link,
    submission.value.newPassword,
    await callerOf(request, context),
  );
  if (!reset.ok) return replyToFailure(submission, reset, [...PASSWORDS]);
  return toasts(request).redirectWithSuccess(
    `/login?email=${encodeURIComponent(reset.email)}`,
    {
      message: "Password changed",
      description: "Every device has been signed out. Log in with the new password.",
    },
    {
      headers: [
        ["Set-Cookie", await endLinkCookie(request)],
        ["Set-Cookie", await endSessionCookie(request)],
      ],
    },
  );
}

export { failureHeaders as headers };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Choose a new password" });

export default function ResetPassword() {
  const known = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const saving = useNavigation().formAction?.startsWith("/reset-password");
  const constraint = known && "constraint" in known ? known.constraint : undefined;
  const [form, fields] = useForm<ResetPasswordForm>({
    id: "reset",
    lastResult: failed?.result,
    constraint,
  });
  if (!known)
    return (
      <Elsewhere title="Choose a new password">
        Reset your password there. This site never sees it.
      </Elsewhere>
    );
  if ("refused" in known)
    return (
      <DeadLink
        message={known.refused}
        again={{ to: "/forgot-password", label: "Ask for a new link" }}
      />
    );
  return (
    <AuthLayout
      title="Choose a new password"
      lead={`For the account of ${known.email}. Every device will be signed out.`}
    >
      <ActionToast toast={failed?.toast} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5">
        <ErrorSummary form={form} attempt={failed?.result} />
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={known.email}
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
