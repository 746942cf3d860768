import type { Kysely } from "kysely";
import {
  type NewSignInCount,
  countNewSignIn,
  queueNewSignInEmail,
} from "~/accounts/new-sign-in-email.server";
import type { Identity } from "~/accounts/social/identity.server";
import { updateIdentityEmail } from "~/accounts/store/identities.server";
import { type DeviceState, recordDevice } from "~/accounts/store/known-devices.server";
import { confirmToken, issueToken } from "~/accounts/store/tokens.server";
import { findUserWithPasswordHash, toProfile } from "~/accounts/store/users.server";
import { changeWithoutSync, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { Caller } from "./contract";
import type { Profile } from "./profile";

interface SessionStart {
  user: { id: string; email: string; password_hash: string };
  caller: Caller;
  deviceState: DeviceState;
  /** What the person signs in with, where it isn't the password. */
  identity?: Identity;
}

/**
 * Starts a session, and emails the user about a sign-in from a new device. Undefined if the password
 * changed or the identity was disconnected since the account was read: that also ended the account's sessions. A
 * session that a power failure undoes is no loss, an email that it keeps from being sent would be one.
 */
export function startSession(
  { user, caller: { device, origin }, deviceState, identity }: SessionStart,
  now: Date,
): Promise<{ token: string; profile: Profile } | undefined> {
  // Counted once, also if the transaction is repeated.
  let count: NewSignInCount | undefined;
  const start = async (transaction: Kysely<Tables>) => {
    const current = await findUserWithPasswordHash(user.id, user.password_hash, transaction);
    if (!current) return undefined;
    if (identity && !(await updateIdentityEmail(identity, user.id, transaction))) return undefined;
    if ((await recordDevice(user.id, device, now, transaction)) === "new") {
      count ??= await countNewSignIn(user.email);
      const signIn = { count, device: device.name, origin, now };
      await queueNewSignInEmail(user, signIn, transaction);
    }
    const token = await issueToken(user.id, device.name, now, transaction);
    if (identity?.isFreshSignIn) await confirmToken(token, now, transaction);
    return { token, profile: toProfile(current) };
  };
  return deviceState === "new" ? runTransaction(start) : changeWithoutSync(start);
}
