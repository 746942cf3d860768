import { type AppLoadContext, redirect } from "@remix-run/node";
import { toasts } from "~/platform/http/toast.server";
import type { AuthFailure, AuthResult } from "./auth-api";
import { authApi } from "./choose-auth-api.server";
import type { Profile } from "./profile";
import { leavingHeaders, readSession } from "./session.server";

/** Who is there: nobody, somebody, or somebody whose account the auth API could not tell us about just now. */
export type Visitor =
  | { kind: "anonymous" }
  | { kind: "signed-in"; token: string; profile: Profile }
  | { kind: "unknown"; failure: AuthFailure }
  | { kind: "expired"; failure: AuthFailure };

// Several loaders of one request ask who is there; the auth API is asked once.
const asked = new WeakMap<AppLoadContext, Promise<AuthResult<{ profile: Profile }>>>();

export async function whoIsThere(request: Request, context: AppLoadContext): Promise<Visitor> {
  const { token } = await readSession(request);
  if (!token) return { kind: "anonymous" };
  const answer = asked.get(context) ?? authApi.profile(token);
  asked.set(context, answer);
  const result = await answer;
  if (result.ok) return { kind: "signed-in", token, profile: result.profile };
  return { kind: result.status === 401 ? "expired" : "unknown", failure: result };
}

/** The signed-in person, or the way to the login page and back. */
export async function requireAccount(
  request: Request,
  context: AppLoadContext,
): Promise<{ token: string; profile: Profile }> {
  const visitor = await whoIsThere(request, context);
  switch (visitor.kind) {
    case "signed-in":
      return visitor;
    case "anonymous":
      throw redirect(loginAddress(request));
    case "expired":
      throw await signOutToLogin(request, visitor.failure);
    case "unknown":
      throw new Response(visitor.failure.message, {
        status: 503,
        statusText: "Service Unavailable",
      });
  }
}

/** After a 401 from any call: the session goes, the browser goes to /login, the API's words are the toast. */
export async function signOutToLogin(
  request: Request,
  { message }: AuthFailure,
): Promise<Response> {
  return toasts(request).redirectWithError(loginAddress(request), message, {
    headers: await leavingHeaders(request),
  });
}

/** /login with the page that was asked for, so that the person comes back to it. */
function loginAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const page =
    request.method === "GET" ? pathname.replace(/\.data$/, "") + withoutRemix(search) : "";
  return page ? `/login?redirectTo=${encodeURIComponent(page)}` : "/login";
}

/** Remix adds parameters of its own to data requests; they are not the person's. */
function withoutRemix(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("_routes");
  query.delete("_data");
  const rest = query.toString();
  return rest && `?${rest}`;
}
