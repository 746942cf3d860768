import { rateLimit } from "~/platform/http/rate-limit.server";
import type { AuthFailure, PasswordApi } from "./auth-api";
import { busy, invalid, tooMany, unauthorized } from "./failures.server";
import { isGuessable } from "./guessable-password.server";
import { checkPassword, hashPassword } from "./password-hash.server";
import { passwordChangeSchema } from "./schema.server";
import { revokeOtherTokens, userOfToken } from "./tokens.server";
import { replacePasswordHash } from "./users.server";

// Somebody at an unlocked computer must not find out the password by trying.
const tries = rateLimit({ name: "password-change", points: 10, seconds: 15 * 60 });

/** Changes of passwords on the app's own database. */
export const embeddedPasswordApi: PasswordApi = {
  async changePassword(token, change) {
    const user = await userOfToken(token, new Date());
    if (!user) return unauthorized;
    const parsed = passwordChangeSchema.safeParse(change);
    if (!parsed.success) return invalid(parsed.error);
    const { currentPassword, newPassword } = parsed.data;
    if (isGuessable(newPassword, [user.name, user.email])) return guessable;
    const wait = await tries.take(user.id);
    if (wait) return tooMany("Too many tries.", wait);
    const right = await checkPassword(user.password_hash, currentPassword);
    if (!right) return wrongPassword;
    await tries.giveBack(user.id);
    const renewed = right === "busy" ? right : await hashPassword(newPassword);
    if (renewed === "busy") return busy;
    // Of several changes at once the first one counts: for the others the current password is another by now.
    if (!(await replacePasswordHash(user.id, user.password_hash, renewed))) return wrongPassword;
    await revokeOtherTokens(user.id, token);
    return { ok: true };
  },
};

const wrongPassword: AuthFailure = {
  ok: false,
  status: 400,
  message: "Your current password is not right.",
  errors: { currentPassword: ["This is not your current password."] },
};

const guessable: AuthFailure = {
  ok: false,
  status: 400,
  message: "The new password is too easy to guess.",
  errors: { newPassword: ["This password is too easy to guess. Try a few words that do not belong together."] },
};
