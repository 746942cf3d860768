import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { createDeviceCookie, getCaller } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { replyToFailure, replyToInvalid } from "~/accounts/form-failure.server";
import { clearLinkCookie } from "~/accounts/links/cookie.server";
import { requireLink } from "~/accounts/links/require-link.server";
import { resetPasswordSchema } from "~/accounts/schema.server";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { clearSessionCookie } from "~/accounts/session/cookie.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!embeddedAccounts) return null;
  const target = await requireLink(request, context, embeddedAccounts.passwords.findResetLink);
  if (!target.ok) return data({ refused: target.message }, target.status);
  return {
    email: toReadableEmail(target.email),
    constraint: getZodConstraint(resetPasswordSchema),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (!embeddedAccounts) throw methodNotAllowed();
  const target = await requireLink(request, context, embeddedAccounts.passwords.findResetLink);
  // The loader reports the same for this link, as a page.
  if (!target.ok) return data({ result: undefined, toast: null }, target.status);
  const submission = parseWithZod(await readForm(request), { schema: resetPasswordSchema });
  if (submission.status !== "success") return replyToInvalid(submission);
  const caller = await getCaller(request, context);
  const result = await embeddedAccounts.passwords.resetPassword(
    target.link,
    submission.value.newPassword,
    caller,
  );
  if (!result.ok) return replyToFailure(submission, result);
  return toasts(request).redirectWithSuccess(
    "/login",
    {
      message: "Password changed",
      description:
        "Every device has been signed out, and Google and LinkedIn are disconnected. Sign in with the new password.",
    },
    {
      headers: [
        ["Set-Cookie", await createDeviceCookie(request, caller)],
        ["Set-Cookie", await clearLinkCookie(request)],
        ["Set-Cookie", await clearSessionCookie(request)],
        ["Set-Cookie", await signInEmail.serialize(request, result.email)],
      ],
    },
  );
}
