import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import type { MentorSession } from "./queries.server";
import type { SessionState, Side } from "./states";

export type EventKind = SessionState | "edited" | "question" | "answer" | "no-show-undone";

interface NewEvent {
  kind: EventKind;
  actor: Side | "system";
  note?: string;
}

/** Adds to the history of a session. */
export async function addEvent(
  connection: Kysely<Tables>,
  session: Pick<MentorSession, "id" | "ownerId">,
  { kind, actor, note = "" }: NewEvent,
  now: Date,
): Promise<void> {
  await connection
    .insertInto("mentor_session_events")
    .values({
      id: randomUUID(),
      session_id: session.id,
      owner_id: session.ownerId,
      kind,
      actor,
      note,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Whether a session was confirmed at some time, so that it is in the calendars of both sides. */
export async function wasEverConfirmed(
  connection: Kysely<Tables>,
  sessionId: string,
): Promise<boolean> {
  const event = await connection
    .selectFrom("mentor_session_events")
    .select("id")
    .where("session_id", "=", sessionId)
    .where("kind", "=", "confirmed")
    .executeTakeFirst();
  return event !== undefined;
}
