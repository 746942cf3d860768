import { type AppLoadContext, redirect } from "@remix-run/node";
import { toasts } from "~/platform/http/toast.server";
import type { AuthFailure, AuthResult } from "~/accounts/auth-api/contract";
import { authApi } from "~/accounts/auth-api/index.server";
import type { Profile } from "~/accounts/auth-api/profile";
import { signOutHeaders, readSession } from "./cookie.server";

/** Who is there: nobody, somebody, or somebody whose account the auth API could not tell us about just now. */
export type Auth =
  | { status: "anonymous" }
  | { status: "signed-in"; token: string; profile: Profile }
  | { status: "unknown"; failure: AuthFailure }
  | { status: "expired"; failure: AuthFailure };

// Several loaders of one request ask who is there; the auth API is asked once.
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

/** The signed-in person, or the way to the login page and back. */
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

/** After a 401 from any call: the session goes, the browser goes to /login, the API's words are the toast. */
export async function signOutAndRedirect(
  request: Request,
  { message }: AuthFailure,
): Promise<Response> {
  return toasts(request).redirectWithError(loginUrl(request), message, {
    headers: await signOutHeaders(request),
  });
}

/** /login with the page that was asked for, so that the person comes back to it. */
function loginUrl(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const returnTo =
    request.method === "GET" ? pathname.replace(/\.data$/, "") + withoutRemixParams(search) : "";
  return returnTo ? `/login?redirectTo=${encodeURIComponent(returnTo)}` : "/login";
}

/** Remix adds a parameter of its own to data requests; it is not the person's. */
function withoutRemixParams(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("_routes");
  const remaining = params.toString();
  return remaining && `?${remaining}`;
}
