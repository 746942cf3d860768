import type { Kysely, Selectable } from "kysely";
import type { Tables, UsersTable } from "~/platform/database/tables";
import { createRateLimit } from "~/platform/http/rate-limit.server";
import type { AuthFailure, AuthResult } from "~/accounts/auth-api/contract";
import { rateLimited, serverBusy, unauthorized } from "~/accounts/auth-api/failures.server";
import { findUserByToken } from "~/accounts/store/tokens.server";
import { verifyPassword } from "./hash.server";

// Somebody at an unlocked computer must not find out the password by trying.
const passwordCheckLimit = createRateLimit({
  name: "password-change",
  points: 10,
  seconds: 15 * 60,
});

/**
 * Asks for the password once more before something that matters. Only wrong ones count.
 * @param field the form's field that is to blame
 * @returns undefined when it is right
 */
export async function checkCurrentPassword(
  user: { id: string; password_hash: string },
  password: string,
  field: string,
): Promise<AuthFailure | undefined> {
  const retryAfter = await passwordCheckLimit.consume(user.id);
  if (retryAfter) return rateLimited("Too many tries.", retryAfter);
  const isCorrect = await verifyPassword(user.password_hash, password);
  if (!isCorrect)
    return {
      ok: false,
      status: 400,
      message: "Your current password is not right.",
      errors: { [field]: ["This is not your current password."] },
    };
  await passwordCheckLimit.refund(user.id);
  return isCorrect === "busy" ? serverBusy : undefined;
}

/**
 * The person as they are inside the transaction that makes a change. Checking a password takes long enough for
 * somebody else to change it or to end this session; then the change is refused.
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

const passwordChangedConcurrently: AuthFailure = {
  ok: false,
  status: 409,
  message:
    "Your password was changed from somewhere else just now, so this change was not made. If that was not you, reset the password.",
};
