import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { signOutToLogin, whoIsThere } from "./account.server";
import { ownerOf } from "./profile";
import { readSession, sessionCookie } from "./session.server";

/** Whose records a request works on: the account's, or those of a visitor known by a cookie alone. */
export async function findOwner(
  request: Request,
  context: AppLoadContext,
): Promise<string | undefined> {
  const there = await whoIsThere(request, context);
  switch (there.kind) {
    case "signed-in":
      return ownerOf(there.profile);
    case "anonymous": {
      const { visitor } = await readSession(request);
      return visitor && ownerOfVisitor(visitor);
    }
    case "expired":
      throw await signOutToLogin(request, there.failure);
    case "unknown":
      throw new Response(there.failure.message, { status: 503, statusText: "Service Unavailable" });
  }
}

/** The same for a page that is for everyone and shows an owner more: while the account cannot be reached it shows less, not an error. */
export async function findOwnerIfReachable(
  request: Request,
  context: AppLoadContext,
): Promise<string | undefined> {
  const there = await whoIsThere(request, context);
  return there.kind === "unknown" ? undefined : findOwner(request, context);
}

/** The same, making a visitor of somebody who comes without anything; their cookie has to be sent along. */
export async function findOrMakeOwner(
  request: Request,
  context: AppLoadContext,
): Promise<{ owner: string; headers: HeadersInit }> {
  const owner = await findOwner(request, context);
  if (owner) return { owner, headers: {} };
  const visitor = randomUUID();
  return {
    owner: ownerOfVisitor(visitor),
    headers: { "Set-Cookie": await sessionCookie(request, { visitor }) },
  };
}

/** Accounts and visitors share the owner column; the prefix keeps an account's id from ever naming a visitor. */
export function ownerOfVisitor(visitor: string): string {
  return `${VISITOR}${visitor}`;
}

/** Whether an owner is somebody without an account. */
export function isVisitor(owner: string): boolean {
  return owner.startsWith(VISITOR);
}

const VISITOR = "visitor:";
