import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { signOutAndRedirect, getAuth } from "./auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { readSession, createSessionCookie } from "./cookie.server";

/** Whose records a request works on: the account's, or those of a visitor known by a cookie alone. */
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

/** The same for a page that is for everyone and shows an owner more: while the account cannot be reached it shows less, not an error. */
export async function findOwnerIfReachable(
  request: Request,
  context: AppLoadContext,
): Promise<string | undefined> {
  const auth = await getAuth(request, context);
  return auth.status === "unknown" ? undefined : findOwner(request, context);
}

/** The same, making a visitor of somebody who comes without anything; their cookie has to be sent along. */
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

/** Accounts and visitors share the owner column; the prefix keeps an account's id from ever naming a visitor. */
export function getVisitorOwnerId(visitorId: string): string {
  return `${VISITOR_PREFIX}${visitorId}`;
}

/** Whether an owner is somebody without an account. */
export function isVisitor(owner: string): boolean {
  return owner.startsWith(VISITOR_PREFIX);
}

const VISITOR_PREFIX = "visitor:";
