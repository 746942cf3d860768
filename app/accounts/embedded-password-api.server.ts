import { db } from "~/platform/database/connection.server";
import { rateLimit } from "~/platform/http/rate-limit.server";
import { discardMail, queueMail } from "~/platform/mail/outbox.server";
import type { AuthFailure, Caller, PasswordApi } from "./auth-api";
import { refuseWrongPassword } from "./current-password.server";
import { busy, deadLink, guessable, invalid, tooMany, unauthorized } from "./failures.server";
import { isGuessable } from "./guessable-password.server";
import { passwordChangedLetter, resetLetter } from "./letters";
import { queueNotice } from "./notices.server";
import { endAllLinks, findLink, issueLink, targetOf } from "./one-time-links.server";
import { hashPassword } from "./password-hash.server";
import { forgotPasswordSchema, newPasswordSchema, passwordChangeSchema } from "./schema.server";
import { revokeAllTokens, revokeOtherTokens, userOfToken } from "./tokens.server";
import { findUserByEmail, replacePasswordHash, updateUser } from "./users.server";

const MINUTE = 60;
const resetsOfAccount = rateLimit({ name: "reset-account", points: 5, seconds: 60 * MINUTE });
const resetsFromAddress = rateLimit({ name: "reset-address", points: 60, seconds: 15 * MINUTE });

/** Passwords on the app's own database. */
export const embeddedPasswordApi: PasswordApi = {
  async changePassword(token, change, from) {
    const user = await userOfToken(token, new Date());
    if (!user) return unauthorized;
    const parsed = passwordChangeSchema.safeParse(change);
    if (!parsed.success) return invalid(parsed.error);
    const { currentPassword, newPassword } = parsed.data;
    if (isGuessable(newPassword, [user.name, user.email])) return guessable;
    const refused = await refuseWrongPassword(user, currentPassword, "currentPassword");
    if (refused) return refused;
    const renewed = await hashPassword(newPassword);
    if (renewed === "busy") return busy;
    return db.transaction().execute(async (transaction) => {
      // Of several changes at once the first one counts: for the others the current password is another by now.
      if (!(await replacePasswordHash(user.id, user.password_hash, renewed, transaction)))
        return changedMeanwhile;
      await revokeOtherTokens(user.id, token, transaction);
      await endAllLinks(user.id, transaction);
      await queueNotice(user, passwordChangedLetter(from.origin, new Date()), transaction);
      return { ok: true };
    });
  },

  async requestReset(email, from) {
    const parsed = forgotPasswordSchema.safeParse({ email });
    if (!parsed.success) return invalid(parsed.error);
    const wait = await takeReset(parsed.data.email, from);
    if (wait) return tooMany("Too many links were asked for.", wait);
    const user = await findUserByEmail(parsed.data.email);
    const now = new Date();
    await db.transaction().execute(async (transaction) => {
      if (!user) return discardMail(resetLetter(from.origin, ""), transaction);
      const token = await issueLink(user.id, "reset-password", user.email, now, transaction);
      return queueMail(user.id, user.email, resetLetter(from.origin, token), transaction);
    });
    return { ok: true };
  },

  async findReset(token) {
    const link = await findLink(token, ["reset-password"], new Date());
    return link ? { ok: true, ...targetOf(link) } : deadLink;
  },

  async resetPassword(token, newPassword, from) {
    const link = await findLink(token, ["reset-password"], new Date());
    if (!link) return deadLink;
    const parsed = newPasswordSchema.safeParse({ newPassword });
    if (!parsed.success) return invalid(parsed.error);
    if (isGuessable(newPassword, [link.user.name, link.user.email])) return guessable;
    const password_hash = await hashPassword(newPassword);
    if (password_hash === "busy") return busy;
    return db.transaction().execute(async (transaction) => {
      const now = new Date();
      // Once more, here: of two at the same moment one comes second.
      if (!(await findLink(token, ["reset-password"], now, transaction))) return deadLink;
      await updateUser(link.user.id, { password_hash, email_verified: 1 }, transaction);
      await revokeAllTokens(link.user.id, transaction);
      await endAllLinks(link.user.id, transaction);
      await queueMail(
        link.user.id,
        link.email,
        passwordChangedLetter(from.origin, now),
        transaction,
      );
      return { ok: true, ...targetOf(link) };
    });
  },
};

const changedMeanwhile: AuthFailure = {
  ok: false,
  status: 409,
  message:
    "Your password was changed from somewhere else just now, so this change was not made. If that was not you, reset the password.",
};

async function takeReset(email: string, { ip }: Caller): Promise<number> {
  return (await resetsFromAddress.take(ip)) || (await resetsOfAccount.take(email));
}
