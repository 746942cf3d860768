import { sendLinkEmail } from "~/mentoring/emails/send.server";
import { runTransaction } from "~/platform/database/connection.server";
import { toSession } from "./queries.server";
import type { SideAction } from "./session-action";

/**
 * The mentor sets the address of the video call of a confirmed session; the person is told, once
 * for each address.
 */
export function setMeetingLink(
  { session, mentor, now }: SideAction,
  meetingLink: string,
): Promise<{ ok: true } | { ok: false; problem: "changed" }> {
  return runTransaction(async (transaction) => {
    const current = await transaction
      .selectFrom("mentor_sessions")
      .select("meeting_link")
      .where("id", "=", session.id)
      .where("state", "=", "confirmed")
      .executeTakeFirst();
    if (current?.meeting_link === meetingLink) return { ok: true } as const;
    const row = await transaction
      .updateTable("mentor_sessions")
      .set({
        meeting_link: meetingLink,
        sequence: session.sequence + 1,
        updated_at: now.toISOString(),
      })
      .where("id", "=", session.id)
      .where("state", "=", "confirmed")
      .where("sequence", "=", session.sequence)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { ok: false, problem: "changed" } as const;
    await sendLinkEmail(transaction, toSession(row), mentor);
    return { ok: true } as const;
  });
}
