import { sendMessageEmail } from "~/mentoring/emails/send.server";
import { db, runTransaction } from "~/platform/database/connection.server";
import { addEvent } from "./events.server";
import type { SideAction } from "./session-action";
import { ACTIVE_STATES, type Side } from "./states";

/** What mentors and people write to each other about a session; other notes are part of its history. */
const MESSAGE_KINDS = ["question", "answer"] as const;

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
      .where("kind", "in", MESSAGE_KINDS)
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

/** Whether a side wrote this message, and may delete it. */
export function isOwnMessage(event: { kind: string; actor: string }, side: Side): boolean {
  return event.actor === side && MESSAGE_KINDS.some((kind) => kind === event.kind);
}

/** Deletes a message for both sides. The email about it can’t be taken back. */
export async function deleteMessage(
  { session, actor }: SideAction,
  id: string,
): Promise<{ ok: true } | { ok: false; problem: "changed" }> {
  const { numDeletedRows } = await db
    .deleteFrom("mentor_session_events")
    .where("id", "=", id)
    .where("session_id", "=", session.id)
    .where("owner_id", "=", session.ownerId)
    .where("actor", "=", actor)
    .where("kind", "in", MESSAGE_KINDS)
    .executeTakeFirst();
  return numDeletedRows > 0n ? { ok: true } : { ok: false, problem: "changed" };
}

/** For the operator: the messages of a session about which a problem was reported, oldest first. */
export function listReportedMessages(sessionId: string) {
  return db
    .selectFrom("mentor_session_events")
    .select(["id", "actor", "note", "created_at as at"])
    .where("session_id", "=", sessionId)
    .where("kind", "in", MESSAGE_KINDS)
    .where("session_id", "in", (problems) =>
      problems.selectFrom("mentor_problems").select("mentor_session_id"),
    )
    .orderBy("created_at")
    .execute();
}

/** For the operator: deletes such a message; false if there is none. */
export async function deleteReportedMessage(id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("mentor_session_events")
    .where("id", "=", id)
    .where("kind", "in", MESSAGE_KINDS)
    .where("session_id", "in", (problems) =>
      problems.selectFrom("mentor_problems").select("mentor_session_id"),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
