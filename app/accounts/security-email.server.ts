import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { createRateLimit } from "~/platform/http/rate-limit.server";
import { type RenderedEmail, queueMail } from "~/platform/mail/outbox.server";

/** Of one kind, counted by recipient: repeatedly registering and deleting must not fill a mailbox. */
const unconfirmedAddressLimit = createRateLimit({
  name: "unconfirmed-notice",
  points: 10,
  seconds: 60 * 60,
});

/**
 * Queues an email about a change to an account. It always leaves: nothing that someone else does may keep it from the
 * owner. Only to an address nobody has confirmed, which may belong to someone else, at most ten of a kind an hour.
 */
export async function queueSecurityEmail(
  { id, email, email_verified }: { id: string; email: string; email_verified: number },
  message: RenderedEmail,
  connection: Kysely<Tables>,
): Promise<void> {
  if (
    email_verified === 0 &&
    (await unconfirmedAddressLimit.consume(`${email} ${message.subject}`))
  )
    return;
  await queueMail(id, email, message, connection);
}
