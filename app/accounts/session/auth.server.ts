import { type AppLoadContext, redirect } from "@remix-run/node";
import { toasts } from "~/platform/http/toast.server";
import type { AuthFailure, AuthResult } from "~/accounts/auth-api/contract";
import { authApi } from "~/accounts/auth-api/index.server";
import type { Profile } from "~/accounts/auth-api/profile";
import { signOutHeaders, readSession } from "./cookie.server";

/** The request's authentication state. `unknown`: the auth API could not be reached. */
export type Auth =
  | { status: "anonymous" }
  | { status: "signed-in"; token: string; profile: Profile }
  | { status: "unknown"; failure: AuthFailure }
  | { status: "expired"; failure: AuthFailure };

// Cached per request: several loaders need the profile, the auth API is called once.
const profileRequests = new WeakMap<AppLoadContext, Promise<AuthResult<{ profile: Profile }>>>();

export async function getAuth(request: Request, context: AppLoadContext): Promise<Auth> {
  const { token } = await readSession(request);
  if (!token) return { status: "anonymous" };
  const profileRequest = profileRequests.get(context) ?? authApi.getProfile(token);
  profileRequests.set(context, profileRequest);
  const result = await profileRequest;
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
      throw redirect(loginUrl(request));
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

/** /login with the requested page, to return there. */
function loginUrl(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const returnTo =
    request.method === "GET" ? pathname.replace(/\.data$/, "") + withoutRemixParams(search) : "";
  return returnTo ? `/login?redirectTo=${encodeURIComponent(returnTo)}` : "/login";
}

/** Remix adds its own parameters to data requests; drop them. */
function withoutRemixParams(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("_routes");
  const remaining = params.toString();
  return remaining && `?${remaining}`;
}
