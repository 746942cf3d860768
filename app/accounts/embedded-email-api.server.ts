import type { Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { rateLimit } from "~/platform/http/rate-limit.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { mailLeaves } from "~/platform/mail/transport.server";
import type { AuthFailure, EmailApi } from "./auth-api";
import { refuseWrongPassword } from "./current-password.server";
import { deadLink, invalid, tooMany, unauthorized } from "./failures.server";
import {
  changeEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  verifyLetter,
} from "./letters";
import {
  endAllLinks,
  endLinks,
  findLink,
  findOpenLink,
  issueLink,
  targetOf,
} from "./one-time-links.server";
import { emailChangeSchema } from "./schema.server";
import { userOfToken } from "./tokens.server";
import { findUserByEmail, updateUser } from "./users.server";

const CONFIRMATIONS = ["verify-email", "change-email"] as const;

// Each of these puts a mail into a mailbox that may not be the person's.
const mails = rateLimit({ name: "account-mail", points: 6, seconds: 60 * 60 });

/** Addresses on the app's own database. */
export const embeddedEmailApi: EmailApi = {
  async requestVerification(token, { origin }) {
    const now = new Date();
    const user = await userOfToken(token, now);
    if (!user) return unauthorized;
    if (user.email_verified) return alreadyConfirmed;
    const wait = await mails.take(user.id);
    if (wait) return tooMany("Too many links were asked for.", wait);
    await db.transaction().execute(async (transaction) => {
      const link = await issueLink(user.id, "verify-email", user.email, now, transaction);
      await queueMail(user.id, user.email, verifyLetter(origin, link), transaction);
    });
    return { ok: true };
  },

  async changeEmail(token, change, { origin }) {
    const now = new Date();
    const user = await userOfToken(token, now);
    if (!user) return unauthorized;
    const parsed = emailChangeSchema.safeParse(change);
    if (!parsed.success) return invalid(parsed.error);
    const { email, password } = parsed.data;
    if (email === user.email) return unchanged;
    const refused = await refuseWrongPassword(user, password, "password");
    if (refused) return refused;
    const wait = (await mails.take(user.id)) || (await mails.take(email));
    if (wait) return tooMany("Too many changes were asked for.", wait);
    return db.transaction().execute(async (transaction) => {
      if (await findUserByEmail(email, transaction)) return taken;
      if (!mailLeaves) return moveTo(email, user, { email_verified: 0 }, origin, transaction);
      const link = await issueLink(user.id, "change-email", email, now, transaction);
      await queueMail(user.id, email, changeEmailLetter(origin, link), transaction);
      await queueMail(user.id, user.email, emailChangeAskedLetter(origin), transaction);
      return { ok: true, isDone: false };
    });
  },

  async pendingEmail(token) {
    const now = new Date();
    const user = await userOfToken(token, now);
    if (!user) return unauthorized;
    return { ok: true, email: (await findOpenLink(user.id, "change-email", now))?.email };
  },

  async cancelChange(token) {
    const user = await userOfToken(token, new Date());
    if (!user) return unauthorized;
    await endLinks(user.id, ["change-email"]);
    return { ok: true };
  },

  async findConfirmation(token) {
    const link = await findLink(token, CONFIRMATIONS, new Date());
    return link ? { ok: true, ...targetOf(link) } : deadLink;
  },

  async confirm(token, { origin }) {
    return db.transaction().execute(async (transaction) => {
      const link = await findLink(token, CONFIRMATIONS, new Date(), transaction);
      if (!link) return deadLink;
      const { user, email } = link;
      if (link.purpose === "verify-email") {
        await updateUser(user.id, { email_verified: 1 }, transaction);
        await endLinks(user.id, ["verify-email"], transaction);
      } else {
        if (await findUserByEmail(email, transaction)) return taken;
        await moveTo(email, user, { email_verified: 1 }, origin, transaction);
      }
      return { ok: true, ...targetOf(link) };
    });
  },
};

/** Gives an account its new address, tells the old one, and ends every link that went there. */
async function moveTo(
  email: string,
  user: { id: string; email: string },
  proof: { email_verified: 0 | 1 },
  origin: string,
  connection: Kysely<Tables>,
) {
  await updateUser(user.id, { email, ...proof }, connection);
  await endAllLinks(user.id, connection);
  await queueMail(user.id, user.email, emailChangedLetter(origin), connection);
  return { ok: true as const, isDone: true };
}

const refusal = (status: number, message: string): AuthFailure => ({
  ok: false,
  status,
  message,
  errors: { email: [message] },
});

const alreadyConfirmed = refusal(409, "Your address is confirmed already.");
const unchanged = refusal(400, "This is your address already.");
const taken = refusal(409, "There is already an account with this email.");
