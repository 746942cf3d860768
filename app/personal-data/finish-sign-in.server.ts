import { getOwnerId, type Profile } from "~/accounts/auth-api/profile";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import type { Caller } from "~/accounts/auth-api/contract";
import { createDeviceCookie } from "~/accounts/session/caller.server";
import { createSessionCookie, readSession } from "~/accounts/session/cookie.server";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { getVisitorOwnerId } from "~/platform/database/owner-id";
import { readChosenPreferences, serializePreferences } from "~/preferences/cookie.server";
import { mergePreferencesAtSignIn } from "~/preferences/queries.server";
import { acceptOwner } from "./delete-account.server";
import { movePersonalData } from "./registry.server";

/**
 * Moves what this browser's visitor did into the account that has just been signed in to.
 * @returns the headers that start the session in this browser
 */
export async function finishSignIn(
  request: Request,
  caller: Caller,
  { token, profile }: { token: string; profile: Profile },
): Promise<[string, string][]> {
  const { visitor: visitorId } = await readSession(request);
  const owner = getOwnerId(profile);
  if (!embeddedAccounts) await acceptOwner(owner);
  if (visitorId) await movePersonalData(getVisitorOwnerId(visitorId), owner);
  const cookies = [
    await createSessionCookie(request, { token }),
    await signInEmail.clear(request),
    ...(await serializePreferences(
      request,
      await mergePreferencesAtSignIn(owner, readChosenPreferences(request)),
    )),
  ];
  if (embeddedAccounts) cookies.push(await createDeviceCookie(request, caller));
  return cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
}
