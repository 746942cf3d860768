import type { Submission } from "@conform-to/dom";
import type { AppLoadContext } from "@remix-run/node";
import { signOutAndRedirect } from "~/accounts/session/auth.server";
import type { AuthFailure, Caller } from "~/accounts/auth-api/contract";
import type { embeddedAccounts } from "~/accounts/auth-api/index.server";
import type { Profile } from "~/accounts/auth-api/profile";
import { createSessionCookie } from "~/accounts/session/cookie.server";
import { replyToFailure } from "~/accounts/form-failure.server";
import { createLinkToast } from "~/accounts/link-toast.server";
import { describeRevocation, toasts } from "~/platform/http/toast.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export interface ActionContext {
  request: Request;
  context: AppLoadContext;
  submission: Pick<Submission<unknown>, "payload" | "reply">;
  token: string;
  profile: Profile;
  caller: Caller;
  accounts: NonNullable<typeof embeddedAccounts>;
}

export const ACCOUNT_SETTINGS_PATH = "/settings/account";

export async function changePassword(
  { request, submission, token, caller, accounts }: ActionContext,
  fields: { currentPassword: string; newPassword: string },
) {
  const result = await accounts.passwords.changePassword(token, fields, caller);
  if (result.ok)
    return toasts(request).redirectWithSuccess(
      ACCOUNT_SETTINGS_PATH,
      { message: "Password changed", description: "Every other device has been signed out." },
      { headers: { "Set-Cookie": await createSessionCookie(request, { token: result.token }) } },
    );
  return result.status === 401
    ? signOutAndRedirect(request, result)
    : replyToFailure(submission, result);
}

export async function changeEmail(
  { request, submission, token, caller, accounts }: ActionContext,
  fields: { email: string; password: string },
) {
  const result = await accounts.emails.changeEmail(token, fields, caller);
  if (!result.ok)
    return result.status === 401
      ? signOutAndRedirect(request, result)
      : replyToFailure(submission, result);
  const email = toReadableEmail(fields.email);
  return toasts(request).redirectWithSuccess(
    ACCOUNT_SETTINGS_PATH,
    result.isDone
      ? { message: "Email address changed", description: `From now on, sign in with ${email}.` }
      : {
          message: "Link sent",
          description: `Open the email we sent to ${email} to finish the change.`,
        },
  );
}

export async function cancelEmailChange({ request, token, accounts }: ActionContext) {
  const result = await accounts.emails.cancelEmailChange(token);
  return result.ok
    ? toasts(request).redirectWithSuccess(ACCOUNT_SETTINGS_PATH, "Email change canceled")
    : redirectWithFailure(request, result);
}

export async function sendVerificationLink({
  request,
  submission,
  token,
  caller,
  accounts,
}: ActionContext) {
  const result = await accounts.emails.requestVerification(token, caller);
  if (result.ok)
    return toasts(request).redirectWithSuccess(
      ACCOUNT_SETTINGS_PATH,
      createLinkToast("It works for three days."),
    );
  return result.status === 429
    ? replyToFailure(submission, result)
    : redirectWithFailure(request, result);
}

export async function signOutDevice({ request, token, accounts }: ActionContext, device: string) {
  const result = await accounts.devices.signOutDevice(token, device);
  if (!result.ok) return redirectWithFailure(request, result);
  return toasts(request).redirectWithSuccess(
    `${ACCOUNT_SETTINGS_PATH}#devices`,
    describeRevocation("Device signed out", result),
  );
}

export async function signOutOtherDevices({ request, token, accounts }: ActionContext) {
  const result = await accounts.devices.signOutOtherDevices(token);
  if (!result.ok) return redirectWithFailure(request, result);
  return toasts(request).redirectWithSuccess(
    `${ACCOUNT_SETTINGS_PATH}#devices`,
    describeRevocation(
      result.signedOutCount === 1
        ? "One other device signed out"
        : `${result.signedOutCount} other devices signed out`,
      result,
    ),
  );
}

/** Reports a failure as a toast, for buttons without fields. */
export function redirectWithFailure(request: Request, failure: AuthFailure) {
  return failure.status === 401
    ? signOutAndRedirect(request, failure)
    : toasts(request).redirectWithError(ACCOUNT_SETTINGS_PATH, failure.message);
}
