import { sendMessageEmail } from "~/mentoring/emails/send.server";
import { runTransaction } from "~/platform/database/connection.server";
import { addEvent } from "./events.server";
import type { SideAction } from "./session-action";
import { ACTIVE_STATES } from "./states";

/** Messages about one session. */
const MAX_MESSAGES = 20;

export type MessageProblem = "changed" | "expired" | "not-asked" | "too-many-messages";
type MessageOutcome = { ok: true } | { ok: false; problem: MessageProblem };

/**
 * A mentor asks for more, or a person answers. The deadline for a reply stays. A person writes only
 * after the mentor has.
 */
export function sendMessage(action: SideAction, message: string): Promise<MessageOutcome> {
  const { session, actor, now } = action;
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
    if (actor === "person" && !messages.some(({ kind }) => kind === "question"))
      return { ok: false, problem: "not-asked" };
    const kind = actor === "mentor" ? "question" : "answer";
    const last = messages.at(-1);
    // Sent twice, because the page was slow: the other side gets one email.
    if (last?.kind === kind && last.note === message) return { ok: true };
    if (messages.length >= MAX_MESSAGES) return { ok: false, problem: "too-many-messages" };
    await addEvent(transaction, session, { kind, actor, note: message }, now);
    await sendMessageEmail(transaction, action, message);
    return { ok: true };
  });
}
