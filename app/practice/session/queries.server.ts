import type { Insertable, Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type {
  InterviewAnswersTable,
  InterviewSessionsTable,
} from "~/platform/database/tables/interviews";

export async function insertSession(session: Insertable<InterviewSessionsTable>): Promise<void> {
  await db.insertInto("interview_sessions").values(session).execute();
}

/** Inserts an answer; false if this attempt already exists (double submit, two tabs). */
export async function insertAnswer(
  answer: Insertable<InterviewAnswersTable>,
  connection: Kysely<Tables>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto("interview_answers")
    .values(answer)
    .onConflict((conflict) =>
      conflict.columns(["session_id", "question_id", "attempt"]).doNothing(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Updates the skipped ids; false if they changed meanwhile (optimistic lock). */
export async function updateSkippedIds(
  owner: string,
  id: string,
  expectedIds: string,
  newIds: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("interview_sessions")
    .set({ skipped_ids: newIds })
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .where("skipped_ids", "=", expectedIds)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a session; does nothing if it has already ended. */
export async function markSessionEnded(owner: string, id: string, endedAt: string): Promise<void> {
  await db
    .updateTable("interview_sessions")
    .set({ ended_at: endedAt })
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}
