import type { Kysely } from "kysely";
import { findAddress, getOrigin } from "~/mentoring/emails/contact.server";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import type { MentorSession } from "~/mentoring/sessions/queries.server";
import type { Tables } from "~/platform/database/tables";
import { queueMail } from "~/platform/mail/outbox.server";
import { renderEmail } from "~/platform/mail/template";

/** Tells a person, once for each report, that the mentor has begun to mark it. */
export async function sendMarkedEmail(
  connection: Kysely<Tables>,
  session: MentorSession,
  mentor: Pick<BookableMentor, "name">,
): Promise<void> {
  const address = await findAddress(
    connection,
    session.ownerId,
    session.contactEmail,
    "emailNotifications",
  );
  if (!address) return;
  const origin = getOrigin(session);
  const message = renderEmail({
    subject: `${mentor.name} marked your answers`,
    paragraphs: [
      `${mentor.name} marked answers of a report you shared. The marks stand next to the coach’s scores and count as reviewed evidence in your skill record.`,
    ],
    action: {
      label: "See the marks",
      href: `${origin}/mentors/sessions/${session.id}#marks`,
    },
    origin,
  });
  await queueMail(session.ownerId, address, message, connection);
}
