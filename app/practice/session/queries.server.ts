import type { Insertable, Kysely } from "kysely";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type {
  InterviewAnswersTable,
  InterviewSessionsTable,
} from "~/platform/database/tables/interviews";

/** A start this soon after the same one is its button, pressed twice; a slow page can be sent again after 10 seconds. */
const PRESSED_TWICE_IN_MS = 60_000;

/**
 * Inserts a session, unless the same one has just begun and nothing is answered or skipped in it.
 * Returns the id of the session to go to.
 */
export function insertSession(session: Insertable<InterviewSessionsTable>): Promise<string> {
  const since = new Date(Date.parse(session.started_at) - PRESSED_TWICE_IN_MS).toISOString();
  return runTransaction(async (transaction) => {
    const begun = await transaction
      .selectFrom("interview_sessions as session")
      .select("session.id")
      .where("owner_id", "=", session.owner_id)
      .where("card_id", "=", session.card_id)
      .where("question_ids", "=", session.question_ids)
      .where("own_questions", "=", session.own_questions ?? "[]")
      .where("mode", "=", session.mode ?? "practice")
      .where("skipped_ids", "=", "[]")
      .where("started_at", ">", since)
      .where("ended_at", "is", null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("interview_answers")
              .select("interview_answers.session_id")
              .whereRef("interview_answers.session_id", "=", "session.id"),
          ),
        ),
      )
      .executeTakeFirst();
    if (begun) return begun.id;
    await transaction.insertInto("interview_sessions").values(session).execute();
    return session.id;
  });
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
