import { sendMessageEmail } from "~/mentoring/emails/send.server";
import type { BookableMentor } from "~/mentoring/directory/directory.server";
import { runTransaction } from "~/platform/database/connection.server";
import { addEvent } from "./events.server";
import type { MentorSession } from "./queries.server";
import { ACTIVE_STATES, type Side } from "./states";

/** Messages about one session. */
const MAX_MESSAGES = 20;

export type MessageProblem = "changed" | "expired" | "not-asked" | "too-many-messages";
type MessageOutcome = { ok: true } | { ok: false; problem: MessageProblem };

/**
 * A mentor asks for more, or a person answers. The deadline for a reply stays. A person writes only
 * after the mentor has.
 */
export function sendMessage(
  session: MentorSession,
  mentor: BookableMentor,
  side: Side,
  message: string,
  now: Date,
): Promise<MessageOutcome> {
  return runTransaction(async (transaction): Promise<MessageOutcome> => {
    const current = await transaction
      .selectFrom("mentor_sessions")
      .select("state")
      .where("id", "=", session.id)
      .where("state", "in", ACTIVE_STATES)
      .executeTakeFirst();
    if (!current) return { ok: false, problem: "changed" };
    if (session.answerBy && session.answerBy < now.toISOString())
      return { ok: false, problem: "expired" };
    const messages = await transaction
      .selectFrom("mentor_session_events")
      .select(["kind", "note"])
      .where("session_id", "=", session.id)
      .where("kind", "in", ["question", "answer"])
      .orderBy("created_at")
      .execute();
    if (side === "person" && !messages.some(({ kind }) => kind === "question"))
      return { ok: false, problem: "not-asked" };
    const kind = side === "mentor" ? "question" : "answer";
    const last = messages.at(-1);
    // Sent twice, because the page was slow: the other side gets one email.
    if (last?.kind === kind && last.note === message) return { ok: true };
    if (messages.length >= MAX_MESSAGES) return { ok: false, problem: "too-many-messages" };
    await addEvent(transaction, session, { kind, actor: side, note: message }, now);
    await sendMessageEmail(transaction, session, mentor, side, message);
    return { ok: true };
  });
}
