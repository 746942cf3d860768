import { confirmSignInEmail } from "~/accounts/emails";
import {
  deleteLinks,
  findLink,
  isForSession,
  issueLink,
  toLinkTarget,
} from "~/accounts/links/one-time-links.server";
import { findUserByIdentity } from "~/accounts/store/identities.server";
import { confirmToken, findUserByToken } from "~/accounts/store/tokens.server";
import { runTransaction } from "~/platform/database/connection.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import type { ConfirmationApi } from "./contract";
import {
  identityOfOtherAccount,
  invalidLink,
  linkForOtherSession,
  passwordNeeded,
  rateLimited,
  unauthorized,
} from "./failures.server";
import { linksByRecipient } from "./limits.server";

export const embeddedConfirmationApi: ConfirmationApi = {
  async requestConfirmation(token, identity, { origin }) {
    const now = new Date();
    if (!isMailConfigured) return passwordNeeded;
    // Counted once, also if the transaction is repeated.
    let retryAfter: number | undefined;
    return runTransaction(async (transaction) => {
      const user = await findUserByToken(token, now, transaction);
      if (!user) return unauthorized;
      if ((await findUserByIdentity(identity, transaction))?.id !== user.id)
        return identityOfOtherAccount(identity.provider);
      retryAfter ??= await linksByRecipient.consume(user.email);
      if (retryAfter) return rateLimited("You’ve requested too many links.", retryAfter);
      const { id: userId, email } = user;
      const request = { userId, purpose: "confirm-sign-in", email, token } as const;
      const link = await issueLink(request, now, transaction);
      await queueMail(userId, email, confirmSignInEmail(origin, link), transaction);
      return { ok: true };
    });
  },

  async findConfirmation(token, session) {
    const link = await findLink(token, ["confirm-sign-in"], new Date());
    if (!link) return invalidLink;
    return isForSession(link, session) ? { ok: true, ...toLinkTarget(link) } : linkForOtherSession;
  },

  async confirmSession(token, session) {
    return runTransaction(async (transaction) => {
      const now = new Date();
      const link = await findLink(token, ["confirm-sign-in"], now, transaction);
      if (!link) return invalidLink;
      if (session === undefined || !isForSession(link, session)) return linkForOtherSession;
      await confirmToken(session, now, transaction);
      await deleteLinks(link.user.id, ["confirm-sign-in"], transaction);
      return { ok: true };
    });
  },
};
