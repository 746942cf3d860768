import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { afterCommit, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { queueDecoyMail, queueMail, queueMailForNextPoll } from "~/platform/mail/outbox.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import type { AuthFailure, PasswordApi } from "./contract";
import { resetsByAccount, resetsByAddress } from "./limits.server";
import { checkCurrentPassword, recheckUser } from "~/accounts/password/current.server";
import { describeIdentities, endAccessAtReset } from "./end-access.server";
import {
  serverBusy,
  invalidLink,
  guessablePassword,
  invalidFields,
  rateLimited,
  unauthorized,
} from "./failures.server";
import { isGuessable } from "~/accounts/password/guessable.server";
import { resetPasswordEmail } from "~/accounts/emails";
import { passwordChangedEmail, passwordResetEmail } from "~/accounts/password/emails";
import { queueSecurityEmail } from "~/accounts/security-email.server";
import {
  deleteLinksExceptUndo,
  findLink,
  issueLink,
  toLinkTarget,
} from "~/accounts/links/one-time-links.server";
import { listKnownDevices, recordDevice } from "~/accounts/store/known-devices.server";
import { NO_PASSWORD, hashPassword } from "~/accounts/password/hash.server";
import {
  forgotPasswordSchema,
  newPasswordSchema,
  passwordChangeSchema,
} from "~/accounts/schema.server";
import { findUserByToken, issueToken, revokeAllTokens } from "~/accounts/store/tokens.server";
import { findUserByEmail, updateUser } from "~/accounts/store/users.server";

export const embeddedPasswordApi: PasswordApi = {
  async checkPassword(token, password) {
    const user = await findUserByToken(token, new Date());
    if (!user) return unauthorized;
    return (await checkCurrentPassword(token, user, password, "password")) ?? { ok: true };
  },

  async changePassword(token, change, caller) {
    const checkedUser = await findUserByToken(token, new Date());
    if (!checkedUser) return unauthorized;
    const parsed = passwordChangeSchema.safeParse(change);
    if (!parsed.success) return invalidFields(parsed.error);
    const { currentPassword, newPassword } = parsed.data;
    if (checkedUser.password_hash === NO_PASSWORD) return noPassword;
    if (isGuessable(newPassword, [checkedUser.name, checkedUser.email])) return guessablePassword;
    const failure = await checkCurrentPassword(
      token,
      checkedUser,
      currentPassword,
      "currentPassword",
    );
    if (failure) return failure;
    const newHash = await hashPassword(newPassword);
    if (newHash === "busy") return serverBusy;
    return runTransaction(async (transaction) => {
      const recheck = await recheckUser(token, checkedUser.password_hash, transaction);
      if (!recheck.ok) return recheck;
      const { user } = recheck;
      const now = new Date();
      await updateUser(user.id, { password_hash: newHash }, transaction);
      await revokeAllTokens(user.id, transaction);
      await deleteLinksExceptUndo(user.id, transaction);
      const remaining = {
        identities: await describeIdentities(user.id, transaction),
        devices: await listKnownDevices(user.id, now, transaction),
      };
      const message = passwordChangedEmail(caller.origin, now, remaining);
      await queueSecurityEmail(user, message, transaction);
      afterCommit(transaction, () => logSecurityEvent("password-changed", { account: user.id }));
      return { ok: true, token: await issueToken(user.id, caller.device.name, now, transaction) };
    });
  },

  async requestReset(email, caller) {
    const parsed = forgotPasswordSchema.safeParse({ email });
    if (!parsed.success) return invalidFields(parsed.error);
    const retryAfter = await resetsByAddress.consume(caller.ip);
    if (retryAfter) return rateLimited("You’ve requested too many links.", retryAfter);
    // The same response as always: the links sent within this hour are still valid.
    if (await resetsByAccount.consume(parsed.data.email)) return { ok: true };
    const now = new Date();
    await runTransaction(async (transaction) => {
      const user = await findUserByEmail(parsed.data.email, transaction);
      afterCommit(transaction, () =>
        logSecurityEvent("password-reset-requested", { account: user?.id }),
      );
      if (!user) return queueDecoyReset(caller.origin, transaction);
      const request = { userId: user.id, purpose: "reset-password", email: user.email } as const;
      const token = await issueLink(request, now, transaction);
      const message = resetPasswordEmail(caller.origin, token);
      return queueMailForNextPoll(user.id, user.email, message, transaction);
    });
    return { ok: true };
  },

  async findResetLink(token) {
    const link = await findLink(token, ["reset-password"], new Date());
    return link ? { ok: true, ...toLinkTarget(link) } : invalidLink;
  },

  async resetPassword(token, newPassword, caller) {
    const link = await findLink(token, ["reset-password"], new Date());
    if (!link) return invalidLink;
    const parsed = newPasswordSchema.safeParse({ newPassword });
    if (!parsed.success) return invalidFields(parsed.error);
    if (isGuessable(newPassword, [link.user.name, link.user.email])) return guessablePassword;
    const password_hash = await hashPassword(newPassword);
    if (password_hash === "busy") return serverBusy;
    return runTransaction(async (transaction) => {
      const now = new Date();
      // Check again inside the transaction: another request may have used the link.
      const current = await findLink(token, ["reset-password"], now, transaction);
      if (!current) return invalidLink;
      const { user, email } = current;
      await updateUser(user.id, { password_hash, email_verified: 1 }, transaction);
      afterCommit(transaction, () => logSecurityEvent("password-reset", { account: user.id }));
      const ended = await endAccessAtReset(user, now, transaction);
      // The way in for an owner whose account is being guessed at from elsewhere.
      await recordDevice(user.id, caller.device, now, transaction);
      await queueMail(user.id, email, passwordResetEmail(caller.origin, now, ended), transaction);
      return { ok: true, ...toLinkTarget(current) };
    });
  },
};

const noPassword: AuthFailure = {
  ok: false,
  status: 409,
  message: "Your account has no password yet. Ask for a link to set one.",
};

/** As many rows as a link and its email take: the time of the answer must not tell that there is no account. */
async function queueDecoyReset(origin: string, connection: Kysely<Tables>): Promise<void> {
  const message = resetPasswordEmail(origin, randomBytes(32).toString("base64url"));
  await queueDecoyMail({ subject: "", text: "", html: "" }, connection);
  await queueDecoyMail(message, connection);
}
