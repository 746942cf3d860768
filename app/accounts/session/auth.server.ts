import { type AppLoadContext, redirect } from "@remix-run/node";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";
import type { AuthFailure } from "~/accounts/auth-api/contract";
import { authApi } from "~/accounts/auth-api/index.server";
import type { Profile } from "~/accounts/auth-api/profile";
import { signOutHeaders, readSession } from "./cookie.server";

/** The request's authentication state. `unknown`: the auth API could not be reached. */
export type Auth =
  | { status: "anonymous" }
  | { status: "signed-in"; token: string; profile: Profile }
  | { status: "unknown"; failure: AuthFailure }
  | { status: "expired"; failure: AuthFailure };

// Cached per request: several loaders need it, the cookie is verified and the auth API called once.
const auths = new WeakMap<AppLoadContext, Promise<Auth>>();

export function getAuth(request: Request, context: AppLoadContext): Promise<Auth> {
  const auth = auths.get(context) ?? readAuth(request);
  auths.set(context, auth);
  return auth;
}

async function readAuth(request: Request): Promise<Auth> {
  const { token } = await readSession(request);
  if (!token) return { status: "anonymous" };
  const result = await authApi.getProfile(token);
  if (result.ok) return { status: "signed-in", token, profile: result.profile };
  return { status: result.status === 401 ? "expired" : "unknown", failure: result };
}

/** Returns the account, or throws a redirect to /login and back. */
export async function requireAccount(
  request: Request,
  context: AppLoadContext,
): Promise<{ token: string; profile: Profile }> {
  const auth = await getAuth(request, context);
  switch (auth.status) {
    case "signed-in":
      return auth;
    case "anonymous":
      throw request.method === "POST"
        ? await redirectToSignIn(request)
        : redirect(loginUrl(request));
    case "expired":
      throw await signOutAndRedirect(request, auth.failure);
    case "unknown":
      throw new Response(auth.failure.message, {
        status: 503,
        statusText: "Service Unavailable",
      });
  }
}

/** After a 401: clears the session and redirects to /login with the API's message as a toast. */
export async function signOutAndRedirect(
  request: Request,
  { message }: AuthFailure,
): Promise<Response> {
  return toasts(request).redirectWithError(loginUrl(request), message, {
    headers: await signOutHeaders(request),
  });
}

/** To /login and back, for a page that only its owner can open. */
export function redirectToSignIn(request: Request): Promise<Response> {
  return toasts(request).redirectWithInfo(
    loginUrl(request),
    request.method === "POST"
      ? "You have been signed out. Sign in and try again."
      : "Only its owner can open that page. Sign in to continue.",
  );
}

/** /login with the requested page, to return there; for a form, the page it is on. */
function loginUrl(request: Request): string {
  const url = new URL(request.url);
  const page = request.method === "POST" ? getReferrer(request, url.origin) : url;
  if (!page) return "/login";
  const returnTo = page.pathname.replace(/\.data$/, "") + withoutRemixParams(page.search);
  const target = safeRedirect(returnTo, "");
  return target === "" ? "/login" : `/login?redirectTo=${encodeURIComponent(target)}`;
}

function getReferrer(request: Request, origin: string): URL | null {
  const referrer = URL.parse(request.headers.get("Referer") ?? "");
  return referrer?.origin === origin ? referrer : null;
}

/** Remix adds its own parameters to data requests; drop them. */
function withoutRemixParams(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("_routes");
  const remaining = params.toString();
  return remaining && `?${remaining}`;
}
