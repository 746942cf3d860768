import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { createRateLimit } from "~/platform/http/rate-limit.server";
import { type RenderedEmail, queueMail } from "~/platform/mail/outbox.server";

// Limits email to an address that someone else may have registered.
const securityEmailLimit = createRateLimit({
  name: "account-notice",
  points: 10,
  seconds: 60 * 60,
});

/** Queues a security email, up to an hourly limit per account. */
export async function queueSecurityEmail(
  { id, email }: { id: string; email: string },
  message: RenderedEmail,
  connection: Kysely<Tables>,
): Promise<void> {
  if ((await securityEmailLimit.consume(email)) === 0)
    await queueMail(id, email, message, connection);
}
