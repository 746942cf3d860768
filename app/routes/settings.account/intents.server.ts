import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { signOutToLogin } from "~/accounts/account.server";
import type { AuthFailure, Caller } from "~/accounts/auth-api";
import type { ownAccounts } from "~/accounts/choose-auth-api.server";
import { replyToFailure } from "~/accounts/form-failure.server";
import { emailChangeSchema, passwordFormSchema } from "~/accounts/schema.server";
import { toasts } from "~/platform/http/toast.server";

/** Somebody signed in, and the form they sent. */
interface Asked {
  request: Request;
  form: FormData;
  token: string;
  caller: Caller;
  own: NonNullable<typeof ownAccounts>;
}

const PASSWORDS = ["currentPassword", "newPassword", "confirmPassword"] as const;
const BACK = "/settings/account";

export async function changePassword({ request, form, token, caller, own }: Asked) {
  const submission = parseWithZod(form, { schema: passwordFormSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields: [...PASSWORDS] }), toast: null }, 400);
  const changed = await own.passwords.changePassword(token, submission.value, caller);
  if (changed.ok)
    return toasts(request).redirectWithSuccess(BACK, {
      message: "Password changed",
      description: "Every other device has been signed out.",
    });
  return changed.status === 401
    ? signOutToLogin(request, changed)
    : replyToFailure(submission, changed, [...PASSWORDS]);
}

export async function changeEmail({ request, form, token, caller, own }: Asked) {
  const submission = parseWithZod(form, { schema: emailChangeSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields: ["password"] }), toast: null }, 400);
  const changed = await own.emails.changeEmail(token, submission.value, caller);
  if (!changed.ok)
    return changed.status === 401
      ? signOutToLogin(request, changed)
      : replyToFailure(submission, changed, ["password"]);
  const { email } = submission.value;
  return toasts(request).redirectWithSuccess(
    BACK,
    changed.isDone
      ? { message: "Email address changed", description: `From now on you sign in with ${email}.` }
      : { message: "Link sent", description: `Open the mail to ${email} to finish the change.` },
  );
}

export async function cancelEmail({ request, token, own }: Asked) {
  const cancelled = await own.emails.cancelChange(token);
  return cancelled.ok
    ? toasts(request).redirectWithSuccess(BACK, "Your address stays as it is")
    : refused(request, cancelled);
}

export async function verifyEmail({ request, token, caller, own }: Asked) {
  const sent = await own.emails.requestVerification(token, caller);
  return sent.ok
    ? toasts(request).redirectWithSuccess(BACK, {
        message: "Link sent",
        description: "It works for three days.",
      })
    : refused(request, sent);
}

export async function endDevice({ request, form, token, own }: Asked) {
  const ended = await own.devices.end(token, String(form.get("device") ?? ""));
  return ended.ok
    ? toasts(request).redirectWithSuccess(`${BACK}#devices`, "Device signed out")
    : refused(request, ended);
}

export async function endOtherDevices({ request, token, own }: Asked) {
  const others = await own.devices.endOthers(token);
  if (!others.ok) return refused(request, others);
  return toasts(request).redirectWithSuccess(
    `${BACK}#devices`,
    others.ended === 1 ? "One other device signed out" : `${others.ended} other devices signed out`,
  );
}

/** What a button without fields can only tell in a toast. */
function refused(request: Request, failure: AuthFailure) {
  return failure.status === 401
    ? signOutToLogin(request, failure)
    : toasts(request).redirectWithError(BACK, failure.message);
}
