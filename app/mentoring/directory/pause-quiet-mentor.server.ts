import { findAddress, getOrigin } from "~/mentoring/emails/contact.server";
import type { SessionAction } from "~/mentoring/sessions/session-action";
import { db } from "~/platform/database/connection.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { renderEmail } from "~/platform/mail/template";
import { readReliability } from "./reliability.server";

/** So many requests in a row without a reply pause a mentor. */
const QUIET_REQUESTS = 3;

/**
 * Pauses a mentor who left the newest requests without a reply, and writes to them. What they did
 * with their profile counts as a sign of life: only requests that expired since then count, so that
 * resuming starts the count again.
 */
export async function pauseQuietMentor({
  session,
  mentor,
  now,
  connection = db,
}: SessionAction): Promise<void> {
  if (mentor.isSample || mentor.status !== "live") return;
  const profile = await connection
    .selectFrom("mentor_profiles")
    .select("updated_at")
    .where("id", "=", mentor.id)
    .executeTakeFirst();
  const { unansweredInARow } = (await readReliability([mentor.id], now, connection))(mentor.id);
  const unanswered = unansweredInARow.filter((at) => at > (profile?.updated_at ?? ""));
  if (unanswered.length < QUIET_REQUESTS) return;
  const paused = await connection
    .updateTable("mentor_profiles")
    .set({ status: "paused", updated_at: now.toISOString() })
    .where("id", "=", mentor.id)
    .where("status", "=", "live")
    .returning("id")
    .executeTakeFirst();
  if (!paused) return;
  const address = await findAddress(
    connection,
    mentor.holder,
    mentor.contactEmail,
    "emailNotifications",
  );
  if (!address) return;
  const origin = getOrigin(session);
  const message = renderEmail({
    subject: "Your mentor profile is paused",
    paragraphs: [
      `${unanswered.length} requests in a row expired without a reply from you, so we paused your profile. Nobody can send you new requests until you resume; sessions already confirmed stay.`,
      "You can resume at any time.",
    ],
    action: { label: "Resume", href: `${origin}/mentoring` },
    origin,
  });
  await queueMail(mentor.holder, address, message, connection);
}
