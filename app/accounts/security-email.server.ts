import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { createRateLimit } from "~/platform/http/rate-limit.server";
import { type RenderedEmail, queueMail } from "~/platform/mail/outbox.server";

/**
 * Emails with a link, counted by recipient and not by account: registering and deleting an account again and again
 * must not fill somebody else's mailbox.
 */
export const mailByRecipient = createRateLimit({
  name: "mail-recipient",
  points: 6,
  seconds: 60 * 60,
});

// Whoever registers somebody else's address could otherwise fill its mailbox by signing in again and again.
const securityEmailLimit = createRateLimit({
  name: "account-notice",
  points: 10,
  seconds: 60 * 60,
});

/** Tells somebody what happened to their account, unless they have been told of much already this hour. */
export async function queueSecurityEmail(
  { id, email }: { id: string; email: string },
  message: RenderedEmail,
  connection: Kysely<Tables>,
): Promise<void> {
  if ((await securityEmailLimit.consume(email)) === 0)
    await queueMail(id, email, message, connection);
}
