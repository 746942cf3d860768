import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { unconfirmedEmail } from "~/accounts/auth-api/failures.server";
import { replyToFailure } from "~/accounts/form-failure.server";
import { createLinkToast } from "~/accounts/link-toast.server";
import { getDeleteAccountSchema } from "~/accounts/schema.server";
import { signOutAndRedirect } from "~/accounts/session/auth.server";
import { findProvider } from "~/accounts/social/providers.server";
import { startFlow } from "~/accounts/social/start.server";
import { toasts } from "~/platform/http/toast.server";
import { ACCOUNT_SETTINGS_PATH, type ActionContext, redirectWithFailure } from "./actions.server";

/** For an account without a password. */
export async function sendPasswordLink({ request, profile, caller, accounts }: ActionContext) {
  const result = await accounts.passwords.requestReset(profile.email, caller);
  if (!result.ok) return redirectWithFailure(request, result);
  return toasts(request).redirectWithSuccess(
    ACCOUNT_SETTINGS_PATH,
    createLinkToast("It works once, for one hour."),
  );
}

/** On the way to a provider, to connect an account there: with the password, or a recent sign-in. */
export async function connectProvider(action: ActionContext) {
  const { request, context, form, token, profile, accounts } = action;
  const methods = await accounts.social.getSignInMethods(token);
  if (!methods.ok) return signOutAndRedirect(request, methods);
  const provider = requireProvider(form);
  if (!profile.emailVerified) return redirectWithFailure(request, unconfirmedEmail);
  const submission = parseWithZod(form, { schema: getDeleteAccountSchema(methods.hasPassword) });
  if (submission.status !== "success")
    return data({ result: submission.reply({ hideFields: ["password"] }), toast: null }, 400);
  const { password } = submission.value;
  const confirmation = await accounts.passwords.checkPassword(token, password);
  if (!confirmation.ok) return replyToFailure(submission, confirmation, ["password"]);
  const start = await startFlow(request, context, {
    provider: provider.id,
    intent: "connect",
    account: profile.id,
    page: ACCOUNT_SETTINGS_PATH,
  });
  return start instanceof Response ? start : replyToFailure(submission, start, ["password"]);
}

export async function disconnectProvider({
  request,
  form,
  token,
  caller,
  accounts,
}: ActionContext) {
  const provider = requireProvider(form);
  const result = await accounts.social.disconnect(token, provider, caller);
  return result.ok
    ? toasts(request).redirectWithSuccess(ACCOUNT_SETTINGS_PATH, `${provider.name} disconnected`)
    : redirectWithFailure(request, result);
}

function requireProvider(form: FormData) {
  const provider = findProvider(String(form.get("provider") ?? ""));
  if (!provider) throw new Response("Please use one of the forms on this page.", { status: 400 });
  return provider;
}
