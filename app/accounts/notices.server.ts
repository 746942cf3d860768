import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { rateLimit } from "~/platform/http/rate-limit.server";
import { type Letter, queueMail } from "~/platform/mail/outbox.server";

// Whoever registers somebody else's address could otherwise fill its mailbox by signing in again and again.
const notices = rateLimit({ name: "account-notice", points: 10, seconds: 60 * 60 });

/** Tells somebody what happened to their account, unless they have been told of much already this hour. */
export async function queueNotice(
  { id, email }: { id: string; email: string },
  letter: Letter,
  connection: Kysely<Tables>,
): Promise<void> {
  if ((await notices.take(email)) === 0) await queueMail(id, email, letter, connection);
}
