import type { AppLoadContext } from "@remix-run/node";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getAuth } from "~/accounts/session/auth.server";
import { findOwner } from "~/accounts/session/owner.server";
import { toAccountMentor } from "~/mentoring/directory/bookable-mentor";
import { findProfileOf } from "~/mentoring/directory/profiles.server";
import { findSessionWith } from "~/mentoring/sessions/mentor-queries.server";
import { requireOwnSession } from "~/mentoring/sessions/require-own-session.server";

/** A session as one of its two sides reads it; 404 for everybody else. */
export async function requireSessionSide(request: Request, context: AppLoadContext, id = "") {
  const asMentor = await findAsMentor(request, context, id);
  if (asMentor) return { ...asMentor, side: "mentor" as const };
  const ownSession = await requireOwnSession(await findOwner(request, context), id);
  return { ...ownSession, side: "person" as const };
}

async function findAsMentor(request: Request, context: AppLoadContext, id: string) {
  const auth = await getAuth(request, context);
  if (auth.status !== "signed-in") return undefined;
  if (embeddedAccounts && auth.profile.userType !== "mentor") return undefined;
  const profile = await findProfileOf(getOwnerId(auth.profile));
  const session = profile && (await findSessionWith(profile.id, id));
  return session && { session, mentor: toAccountMentor(profile) };
}
