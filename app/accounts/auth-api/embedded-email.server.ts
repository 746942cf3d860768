import type { Kysely } from "kysely";
import { afterCommit, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { queueMail } from "~/platform/mail/outbox.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import type { AuthFailure, EmailApi } from "./contract";
import { emailChangesByAccount, linksByNewAddress, linksByRecipient } from "./limits.server";
import { checkCurrentPassword, recheckUser } from "~/accounts/password/current.server";
import { endAccess } from "./end-access.server";
import {
  invalidLink,
  invalidFields,
  linkForOtherSession,
  rateLimited,
  unauthorized,
} from "./failures.server";
import {
  confirmEmailChangeEmail,
  emailChangeRequestedEmail,
  emailChangedEmail,
  verificationEmail,
} from "~/accounts/emails";
import {
  deleteLinksExceptUndo,
  deleteLinks,
  deleteUndoLinksSince,
  findLink,
  findPendingLink,
  isAddressReserved,
  isForSession,
  issueLink,
  toLinkTarget,
} from "~/accounts/links/one-time-links.server";
import { queueSecurityEmail } from "~/accounts/security-email.server";
import { getEmailChangeSchema } from "~/accounts/schema.server";
import { NO_PASSWORD } from "~/accounts/password/hash.server";
import { findUserByToken } from "~/accounts/store/tokens.server";
import { findUserByEmail, updateUser } from "~/accounts/store/users.server";

const CONFIRMATION_PURPOSES = ["verify-email", "change-email"] as const;

export const embeddedEmailApi: EmailApi = {
  async requestVerification(token, { origin }) {
    const now = new Date();
    // Counted once, also if the transaction is repeated.
    let retryAfter: number | undefined;
    return runTransaction(async (transaction) => {
      const user = await findUserByToken(token, now, transaction);
      if (!user) return unauthorized;
      if (user.email_verified) return alreadyConfirmed;
      retryAfter ??= await linksByRecipient.consume(user.email);
      if (retryAfter) return rateLimited("You’ve requested too many links.", retryAfter);
      const { id: userId, email } = user;
      const link = await issueLink({ userId, purpose: "verify-email", email }, now, transaction);
      await queueMail(user.id, user.email, verificationEmail(origin, link), transaction);
      return { ok: true };
    });
  },

  async changeEmail(token, change, { origin }) {
    const now = new Date();
    const checkedUser = await findUserByToken(token, now);
    if (!checkedUser) return unauthorized;
    const hasPassword = checkedUser.password_hash !== NO_PASSWORD;
    const parsed = getEmailChangeSchema(hasPassword).safeParse(change);
    if (!parsed.success) return invalidFields(parsed.error);
    const { email, password } = parsed.data;
    if (email === checkedUser.email) return sameEmail;
    const failure = await checkCurrentPassword(token, checkedUser, password, "password");
    if (failure) return failure;
    const retryAfter =
      (await emailChangesByAccount.consume(checkedUser.id)) ||
      (await linksByNewAddress.consume(email));
    if (retryAfter) return rateLimited("You’ve requested too many changes.", retryAfter);
    return runTransaction(async (transaction) => {
      const recheck = await recheckUser(token, checkedUser.password_hash, transaction);
      if (!recheck.ok) return recheck;
      const { user } = recheck;
      if (await isTaken(email, user.id, transaction)) return emailTaken;
      if (!isMailConfigured)
        return updateEmail(user, { email, email_verified: 0 }, origin, transaction);
      afterCommit(transaction, () =>
        logSecurityEvent("email-change-requested", { account: user.id }),
      );
      // Only the address requested last can become the new one.
      await deleteLinks(user.id, ["change-email"], transaction);
      const request = { userId: user.id, purpose: "change-email", email, token } as const;
      const link = await issueLink(request, now, transaction);
      await queueMail(user.id, email, confirmEmailChangeEmail(origin, link), transaction);
      const undo = await issueUndoLink(user, now, transaction);
      await queueSecurityEmail(user, emailChangeRequestedEmail(origin, undo), transaction);
      return { ok: true, isDone: false };
    });
  },

  async getPendingEmail(token) {
    const now = new Date();
    const user = await findUserByToken(token, now);
    if (!user) return unauthorized;
    return { ok: true, email: (await findPendingLink(user.id, "change-email", now))?.email };
  },

  async cancelEmailChange(token) {
    const user = await findUserByToken(token, new Date());
    if (!user) return unauthorized;
    await deleteLinks(user.id, ["change-email"]);
    return { ok: true };
  },

  async findConfirmationLink(token, session) {
    const link = await findLink(token, CONFIRMATION_PURPOSES, new Date());
    if (!link) return invalidLink;
    return isForSession(link, session) ? { ok: true, ...toLinkTarget(link) } : linkForOtherSession;
  },

  async confirmEmail(token, session, { origin }) {
    return runTransaction(async (transaction) => {
      const link = await findLink(token, CONFIRMATION_PURPOSES, new Date(), transaction);
      if (!link) return invalidLink;
      if (!isForSession(link, session)) return linkForOtherSession;
      const { user, email } = link;
      if (link.purpose === "verify-email") {
        await updateUser(user.id, { email_verified: 1 }, transaction);
        afterCommit(transaction, () => logSecurityEvent("email-verified", { account: user.id }));
        await deleteLinks(user.id, ["verify-email"], transaction);
      } else {
        if (await isTaken(email, user.id, transaction)) return emailTaken;
        await updateEmail(user, { email, email_verified: 1 }, origin, transaction);
      }
      return { ok: true, ...toLinkTarget(link) };
    });
  },

  async findUndoLink(token) {
    const link = await findLink(token, ["undo-email-change"], new Date());
    return link ? { ok: true, ...toLinkTarget(link) } : invalidLink;
  },

  async undoEmailChange(token) {
    return runTransaction(async (transaction) => {
      const link = await findLink(token, ["undo-email-change"], new Date(), transaction);
      if (!link) return invalidLink;
      const { user, email } = link;
      const owner = await findUserByEmail(email, transaction);
      if (owner && owner.id !== user.id) return emailTaken;
      // Whoever changed the address knows the password. The owner sets one by email.
      const changes = { email, email_verified: 1, password_hash: NO_PASSWORD };
      await updateUser(user.id, changes, transaction);
      await endAccess(user.id, transaction);
      await deleteUndoLinksSince(token, link, transaction);
      afterCommit(transaction, () => logSecurityEvent("email-change-undone", { account: user.id }));
      return { ok: true, ...toLinkTarget(link) };
    });
  },
};

async function isTaken(email: string, userId: string, connection: Kysely<Tables>) {
  return (
    (await findUserByEmail(email, connection)) !== undefined ||
    isAddressReserved(email, userId, new Date(), connection)
  );
}

/** Sets the new address, notifies the old one, and revokes every link sent there. */
async function updateEmail(
  user: { id: string; email: string; email_verified: number },
  change: { email: string; email_verified: 0 | 1 },
  origin: string,
  connection: Kysely<Tables>,
) {
  await updateUser(user.id, change, connection);
  afterCommit(connection, () => logSecurityEvent("email-changed", { account: user.id }));
  await deleteLinksExceptUndo(user.id, connection);
  const undo = await issueUndoLink(user, new Date(), connection);
  await queueSecurityEmail(user, emailChangedEmail(origin, undo), connection);
  return { ok: true as const, isDone: true };
}

/** A link to the account's present address, with which it can come back to it. */
function issueUndoLink(
  { id, email }: { id: string; email: string },
  now: Date,
  connection: Kysely<Tables>,
) {
  return issueLink({ userId: id, purpose: "undo-email-change", email }, now, connection);
}

const emailFailure = (status: number, message: string): AuthFailure => ({
  ok: false,
  status,
  message,
  errors: { email: [message] },
});

const alreadyConfirmed = emailFailure(409, "Your email address is already confirmed.");
const sameEmail = emailFailure(400, "That’s already your email address.");
const emailTaken = emailFailure(409, "There is already an account with this email.");
