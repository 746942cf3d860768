import type { Insertable, Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { InterviewAnswersTable, InterviewSessionsTable, Tables } from "~/platform/database/tables";

export async function insertSession(session: Insertable<InterviewSessionsTable>): Promise<void> {
  await db.insertInto("interview_sessions").values(session).execute();
}

export function findSession(owner: string, id: string) {
  return db.selectFrom("interview_sessions").selectAll().where("owner_id", "=", owner).where("id", "=", id).executeTakeFirst();
}

/** A person's sessions, newest first, each with how many questions were answered and their mean score. */
export function listSessionRows(owner: string) {
  return db
    .selectFrom("interview_sessions as session")
    .leftJoin("interview_answers as answer", "answer.session_id", "session.id")
    .select(["session.id", "session.card_id", "session.question_ids", "session.started_at", "session.ended_at"])
    .select(({ fn }) => [fn.count<number>("answer.question_id").distinct().as("answered"), fn.avg<number | null>("answer.score").as("mean")])
    .where("session.owner_id", "=", owner)
    .groupBy(["session.id", "session.card_id", "session.question_ids", "session.started_at", "session.ended_at"])
    .orderBy("session.started_at", "desc")
    .orderBy("session.id")
    .execute();
}

export function listAnswers(owner: string, sessionId: string) {
  return db
    .selectFrom("interview_answers")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .orderBy("attempt")
    .execute();
}

/** The score of every try a person made, oldest first. */
export function listScoreRows(owner: string) {
  return db
    .selectFrom("interview_answers")
    .select(["session_id", "question_id", "attempt", "score", "created_at"])
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .orderBy("attempt")
    .execute();
}

/** Stores an answer; false when this very attempt is there already (sent twice, or from two tabs). */
export async function insertAnswer(answer: Insertable<InterviewAnswersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("interview_answers")
    .values(answer)
    .onConflict((conflict) => conflict.columns(["session_id", "question_id", "attempt"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateSkipped(owner: string, id: string, questionIds: string[]): Promise<void> {
  await db
    .updateTable("interview_sessions")
    .set({ skipped_ids: JSON.stringify(questionIds) })
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

/** Ends a session; one that has ended keeps its time. */
export async function updateEnded(owner: string, id: string, endedAt: string): Promise<void> {
  await db
    .updateTable("interview_sessions")
    .set({ ended_at: endedAt })
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Hands everything of one owner to another: what a visitor began goes with them into their account. */
export async function moveInterviews(from: string, to: string, connection: Kysely<Tables>): Promise<void> {
  await connection.updateTable("interview_sessions").set({ owner_id: to }).where("owner_id", "=", from).execute();
  await connection.updateTable("interview_answers").set({ owner_id: to }).where("owner_id", "=", from).execute();
}

export async function eraseInterviews(owner: string, connection: Kysely<Tables>): Promise<void> {
  await connection.deleteFrom("interview_answers").where("owner_id", "=", owner).execute();
  await connection.deleteFrom("interview_sessions").where("owner_id", "=", owner).execute();
}
