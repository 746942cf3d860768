import {
  type NewSignInCount,
  countNewSignIn,
  queueNewSignInEmail,
} from "~/accounts/new-sign-in-email.server";
import type { Identity } from "~/accounts/social/identity.server";
import { updateIdentityEmail } from "~/accounts/store/identities.server";
import { recordDevice } from "~/accounts/store/known-devices.server";
import { confirmToken, issueToken } from "~/accounts/store/tokens.server";
import { findUserWithPasswordHash, toProfile } from "~/accounts/store/users.server";
import { runTransaction } from "~/platform/database/connection.server";
import type { Caller } from "./contract";
import type { Profile } from "./profile";

interface SessionStart {
  user: { id: string; password_hash: string };
  caller: Caller;
  /** What the person signs in with, where it isn't the password. */
  identity?: Identity;
}

/**
 * Starts a session, and emails the user about a sign-in from a new device. Undefined if the password
 * changed or the identity was disconnected since the account was read: that also ended the account's sessions.
 */
export function startSession(
  { user, caller: { device, origin }, identity }: SessionStart,
  now: Date,
): Promise<{ token: string; profile: Profile } | undefined> {
  // Counted once, also if the transaction is repeated.
  let count: NewSignInCount | undefined;
  return runTransaction(async (transaction) => {
    const current = await findUserWithPasswordHash(user.id, user.password_hash, transaction);
    if (!current) return undefined;
    if (identity && !(await updateIdentityEmail(identity, user.id, transaction))) return undefined;
    if ((await recordDevice(user.id, device, now, transaction)) === "new") {
      count ??= await countNewSignIn(current.email);
      const signIn = { count, device: device.name, origin, now };
      await queueNewSignInEmail(current, signIn, transaction);
    }
    const token = await issueToken(user.id, device.name, now, transaction);
    if (identity?.isFreshSignIn) await confirmToken(token, now, transaction);
    return { token, profile: toProfile(current) };
  });
}
