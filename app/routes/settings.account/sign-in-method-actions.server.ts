import { unconfirmedEmail } from "~/accounts/auth-api/failures.server";
import { replyToFailure } from "~/accounts/form-failure.server";
import { createLinkToast } from "~/accounts/link-toast.server";
import type { ProviderId } from "~/accounts/social/provider-names";
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
export async function connectProvider(
  { request, context, submission, token, profile, accounts }: ActionContext,
  fields: { provider: ProviderId; password: string },
) {
  const provider = requireProvider(fields.provider);
  if (!profile.emailVerified) return redirectWithFailure(request, unconfirmedEmail);
  const confirmation = await accounts.passwords.checkPassword(token, fields.password);
  if (!confirmation.ok) return replyToFailure(submission, confirmation);
  const start = await startFlow(request, context, {
    provider: provider.id,
    intent: "connect",
    account: profile.id,
    page: ACCOUNT_SETTINGS_PATH,
  });
  return start instanceof Response ? start : replyToFailure(submission, start);
}

export async function disconnectProvider(
  { request, token, caller, accounts }: ActionContext,
  id: ProviderId,
) {
  const provider = requireProvider(id);
  const result = await accounts.social.disconnect(token, provider, caller);
  return result.ok
    ? toasts(request).redirectWithSuccess(ACCOUNT_SETTINGS_PATH, `${provider.name} disconnected`)
    : redirectWithFailure(request, result);
}

/** One that is set up on this server. */
function requireProvider(id: ProviderId) {
  const provider = findProvider(id);
  if (!provider) throw new Response("Please use one of the forms on this page.", { status: 400 });
  return provider;
}
