import type { Kysely, Selectable } from "kysely";
import type { Tables } from "~/platform/database/tables";
import type { UsersTable } from "~/platform/database/tables/accounts";
import { createRateLimit } from "~/platform/http/rate-limit.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import type { AuthFailure, AuthResult } from "~/accounts/auth-api/contract";
import {
  passwordNeeded,
  rateLimited,
  serverBusy,
  unauthorized,
} from "~/accounts/auth-api/failures.server";
import { findUserByToken, isTokenConfirmed } from "~/accounts/store/tokens.server";
import { NO_PASSWORD, verifyPassword } from "./hash.server";

// Stops password guessing from an unlocked session.
const passwordCheckLimit = createRateLimit({
  name: "password-change",
  points: 10,
  seconds: 15 * 60,
});

/**
 * Checks the password again before a sensitive change. Only failures count. Without a password, the
 * person must have signed in again a moment ago, or used a link from an email; where no email
 * leaves, the operator has a link to set a password.
 * @param field the form field that shows the error
 * @returns undefined if the password is correct
 */
export async function checkCurrentPassword(
  token: string,
  user: { id: string; password_hash: string },
  password: string,
  field: string,
): Promise<AuthFailure | undefined> {
  if (user.password_hash === NO_PASSWORD) {
    if (!isMailConfigured) return passwordNeeded;
    return (await isTokenConfirmed(token, new Date())) ? undefined : signInAgain;
  }
  const retryAfter = await passwordCheckLimit.consume(user.id);
  if (retryAfter) return rateLimited("Too many attempts.", retryAfter);
  const isCorrect = await verifyPassword(user.password_hash, password);
  if (!isCorrect) {
    logSecurityEvent("password-wrong", { account: user.id });
    return {
      ok: false,
      status: 400,
      message: "Your current password is incorrect.",
      errors: { [field]: ["That’s not your current password."] },
    };
  }
  await passwordCheckLimit.refund(user.id);
  return isCorrect === "busy" ? serverBusy : undefined;
}

/**
 * Reloads the user inside the transaction that makes a change. While the password was being
 * checked, another request may have changed it or ended this session; then the change is rejected.
 */
export async function recheckUser(
  token: string,
  checkedHash: string,
  connection: Kysely<Tables>,
): Promise<AuthResult<{ user: Selectable<UsersTable> }>> {
  const user = await findUserByToken(token, new Date(), connection);
  if (!user) return unauthorized;
  return user.password_hash === checkedHash ? { ok: true, user } : passwordChangedConcurrently;
}

const signInAgain: AuthFailure = {
  ok: false,
  status: 403,
  message: "Confirm first that it’s you: sign in again.",
};

const passwordChangedConcurrently: AuthFailure = {
  ok: false,
  status: 409,
  message:
    "Your password was just changed from another device, so we didn’t make this change. If that wasn’t you, reset your password.",
};
