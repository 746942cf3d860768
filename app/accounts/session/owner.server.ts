import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { getAuth, redirectToSignIn, signOutAndRedirect } from "./auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getVisitorOwnerId } from "~/platform/database/owner-id";
import { readSession, createSessionCookie } from "./cookie.server";

/** The owner of the rows a request works on: an account, or a visitor identified by a cookie. */
export async function findOwner(
  request: Request,
  context: AppLoadContext,
): Promise<string | undefined> {
  const auth = await getAuth(request, context);
  switch (auth.status) {
    case "signed-in":
      return getOwnerId(auth.profile);
    case "anonymous": {
      const { visitor } = await readSession(request);
      return visitor && getVisitorOwnerId(visitor);
    }
    case "expired":
      throw await signOutAndRedirect(request, auth.failure);
    case "unknown":
      throw new Response(auth.failure.message, { status: 503, statusText: "Service Unavailable" });
  }
}

/**
 * The same for pages of one owner: a browser without one is asked to sign in, whether or not there
 * is such a page. What a script sends is refused.
 */
export async function requireOwner(request: Request, context: AppLoadContext): Promise<string> {
  const owner = await findOwner(request, context);
  if (owner) return owner;
  throw request.headers.get("Accept") === "application/json"
    ? Response.json(
        { message: "Only its owner can open this. Copy what you wrote if you want to keep it." },
        { status: 404 },
      )
    : await redirectToSignIn(request);
}

/**
 * The same for public pages that show owners more: no owner, rather than an error, when the auth
 * API is unreachable.
 */
export async function findOwnerIfReachable(
  request: Request,
  context: AppLoadContext,
): Promise<string | undefined> {
  const auth = await getAuth(request, context);
  return auth.status === "unknown" ? undefined : findOwner(request, context);
}

/**
 * The same, but creates a visitor if there is no account or visitor yet; send the returned cookie.
 */
export async function findOrCreateOwner(
  request: Request,
  context: AppLoadContext,
): Promise<{ owner: string; headers: HeadersInit }> {
  const owner = await findOwner(request, context);
  if (owner) return { owner, headers: {} };
  const visitorId = randomUUID();
  return {
    owner: getVisitorOwnerId(visitorId),
    headers: { "Set-Cookie": await createSessionCookie(request, { visitor: visitorId }) },
  };
}
