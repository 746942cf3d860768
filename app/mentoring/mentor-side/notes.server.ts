import { db } from "~/platform/database/connection.server";

/** What the mentor wrote down about a session; empty if nothing. */
export async function findNote(owner: string, sessionId: string): Promise<string> {
  const row = await db
    .selectFrom("mentor_session_notes")
    .select("note")
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row?.note ?? "";
}

/** Stores a note; an empty one deletes it. */
export async function saveNote(
  owner: string,
  sessionId: string,
  note: string,
  now: Date,
): Promise<void> {
  if (note === "") {
    await db
      .deleteFrom("mentor_session_notes")
      .where("owner_id", "=", owner)
      .where("session_id", "=", sessionId)
      .execute();
    return;
  }
  const columns = { owner_id: owner, note, updated_at: now.toISOString() };
  await db
    .insertInto("mentor_session_notes")
    .values({ session_id: sessionId, ...columns })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(columns))
    .execute();
}
