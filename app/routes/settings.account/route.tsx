import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAccount, signOutToLogin } from "~/accounts/account.server";
import { passwordApi } from "~/accounts/choose-auth-api.server";
import { failureHeaders, replyToFailure } from "~/accounts/form-failure.server";
import { passwordFormSchema } from "~/accounts/schema.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { LinkButton } from "~/ui/button";
import { FormSection } from "~/ui/form-section";
import { pageMeta } from "~/ui/page-meta";
import { Panel } from "~/ui/panel";
import { ActionToast } from "~/ui/toast";
import { PasswordForm } from "./password-form";

const PASSWORDS = ["currentPassword", "newPassword", "confirmPassword"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  return { email: profile.email, constraint: passwordApi ? getZodConstraint(passwordFormSchema) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token } = await requireAccount(request, context);
  if (!passwordApi) throw new Response("Passwords are changed on the account server of this installation.", { status: 400 });
  const submission = parseWithZod(await readForm(request), { schema: passwordFormSchema });
  if (submission.status !== "success") return data({ result: submission.reply({ hideFields: [...PASSWORDS] }), toast: null }, 400);
  const changed = await passwordApi.changePassword(token, submission.value);
  if (!changed.ok && changed.status === 401) return signOutToLogin(request, changed);
  if (!changed.ok) return replyToFailure(submission, changed, [...PASSWORDS]);
  return toasts(request).redirectWithSuccess("/settings/account", { message: "Password changed", description: "Every other device has been signed out." });
}

export { failureHeaders as headers };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Account settings" });

export default function AccountSettings() {
  const { email, constraint } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <FormSection title="Email" lead="You sign in with it, and nobody else sees it.">
        <p className="text-body break-all">{email}</p>
      </FormSection>
      <FormSection
        title="Password"
        lead={constraint ? "Changing it signs out every other device." : "Your account lives on the account server of this installation. Change your password there; this site cannot."}
      >
        {constraint ? <PasswordForm email={email} constraint={constraint} result={failed?.result} /> : undefined}
      </FormSection>
      <Panel className="mt-2 grid items-center gap-x-6 gap-y-5 border-danger! bg-danger-soft/50! p-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="text-h3">Delete account</h2>
          <p className="mt-1.5 max-w-[38em] text-sm text-text-2">Removes your account and everything you did here. It cannot be undone. The next page says what goes and asks for your password.</p>
        </div>
        <LinkButton to="/settings/account/delete" variant="danger">Delete account…</LinkButton>
      </Panel>
      <ActionToast toast={failed?.toast} />
    </>
  );
}
