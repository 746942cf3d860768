import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { authApi, embeddedAccounts } from "~/accounts/auth-api/index.server";
import { getAuth } from "~/accounts/session/auth.server";
import { getCaller } from "~/accounts/session/caller.server";
import { readSession } from "~/accounts/session/cookie.server";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { fetchIdentity } from "~/accounts/social/client.server";
import { SESSION_CONFIRMED } from "~/accounts/social/confirmed";
import { endFlow, endUnexpected, endUnreachable } from "~/accounts/social/end.server";
import { type Flow, takeFlow } from "~/accounts/social/flow.server";
import type { Identity } from "~/accounts/social/identity.server";
import { type Provider, findProvider } from "~/accounts/social/providers.server";
import { getSignInTarget, isSignInPage } from "~/accounts/social/sign-in-page";
import { countAnswer } from "~/accounts/social/start.server";
import { finishSignIn } from "~/personal-data/finish-sign-in.server";
import { errorResponse } from "~/platform/http/error-response.server";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";

interface Answer {
  request: Request;
  context: AppLoadContext;
  provider: Provider;
  flow: Flow;
  identity: Identity;
  accounts: NonNullable<typeof embeddedAccounts>;
}

/** What providers say when a person has declined; LinkedIn has words of its own. */
const CANCELED = ["access_denied", "user_cancelled_login", "user_cancelled_authorize"];

/** Where a provider sends the browser back to. A GET that changes something: the flow proves that this browser began. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const provider = findProvider(params.provider);
  if (!provider || !embeddedAccounts) return errorResponse(request, 404);
  const limited = await countAnswer(context);
  if (limited) return endFlow(request, { kind: "Error", page: "/login", toast: limited.message });
  const { pathname, search, searchParams } = new URL(request.url);
  const flow = await takeFlow(request, provider.id, searchParams.get("state"));
  if (!flow) return endUnexpected(request);
  if (CANCELED.includes(searchParams.get("error") ?? ""))
    return endFlow(request, {
      kind: "Info",
      page: flow.page,
      toast: `You canceled signing in with ${provider.name}`,
    });
  const callbackUrl = new URL(pathname + search, getEmailLinkOrigin(request));
  const result = await fetchIdentity(provider, flow, callbackUrl);
  if (!result.ok) return endUnreachable(request, provider.name, flow.page);
  const identity = result.value;
  const answer = { request, context, provider, flow, identity, accounts: embeddedAccounts };
  switch (flow.intent) {
    case "connect":
      return connect(answer);
    case "confirm":
      return identity.isFreshSignIn ? signIn(answer) : sendConfirmationLink(answer);
    case "sign-in":
      return signIn(answer);
  }
}

async function signIn({ request, context, flow, identity, accounts }: Answer) {
  const caller = await getCaller(request, context);
  const result = await accounts.social.signIn(identity, caller, flow.account);
  if (!result.ok && result.status === 409)
    return endFlow(request, {
      kind: "Error",
      page: getLoginPage(flow.page),
      toast: result.message,
      headers: [["Set-Cookie", await signInEmail.serialize(request, identity.email ?? "")]],
    });
  if (!result.ok)
    return endFlow(request, { kind: "Error", page: flow.page, toast: result.message });
  const { token: earlierToken } = await readSession(request);
  const target = getSignInTarget(flow.page);
  const headers = await finishSignIn(request, caller, result);
  // This browser has one session.
  if (earlierToken) await authApi.logout(earlierToken);
  const toast = flow.account
    ? SESSION_CONFIRMED
    : result.isNew
      ? "Your account is ready"
      : result.profile.suspension
        ? "You’re signed in, and your account is suspended"
        : "Login successful!";
  return endFlow(request, { kind: "Success", page: target, toast, headers });
}

/** Where a provider didn't ask the person to sign in once more: its answer proves nothing about who is there. */
async function sendConfirmationLink({ request, context, provider, ...answer }: Answer) {
  const { flow, identity, accounts } = answer;
  const auth = await getAuth(request, context);
  if (auth.status !== "signed-in" || auth.profile.id !== flow.account)
    return endUnexpected(request);
  const caller = await getCaller(request, context);
  const result = await accounts.confirmations.requestConfirmation(auth.token, identity, caller);
  return result.ok
    ? endFlow(request, {
        kind: "Info",
        page: flow.page,
        toast: {
          message: "One more step: open the link in your email",
          description: `${provider.name} didn’t ask you to sign in again. We’ve sent a link to ${auth.profile.email}: open it in this browser to confirm that it’s you.`,
        },
      })
    : endFlow(request, { kind: "Error", page: flow.page, toast: result.message });
}

async function connect({ request, context, provider, flow, identity, accounts }: Answer) {
  const auth = await getAuth(request, context);
  if (auth.status !== "signed-in" || auth.profile.id !== flow.account)
    return endUnexpected(request);
  const caller = await getCaller(request, context);
  const result = await accounts.social.connect(auth.token, identity, caller);
  return result.ok
    ? endFlow(request, { kind: "Success", page: flow.page, toast: `${provider.name} connected` })
    : endFlow(request, { kind: "Error", page: flow.page, toast: result.message });
}

/** The sign-in page, with what the register page was asked for. */
function getLoginPage(page: string): string {
  return isSignInPage(page) ? page.replace("/register", "/login") : "/login";
}
