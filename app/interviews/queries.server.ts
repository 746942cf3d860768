import type { Insertable, Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type {
  InterviewAnswersTable,
  InterviewSessionsTable,
  Tables,
} from "~/platform/database/tables";

export async function insertSession(session: Insertable<InterviewSessionsTable>): Promise<void> {
  await db.insertInto("interview_sessions").values(session).execute();
}

export function getSessionRow(owner: string, id: string) {
  return db
    .selectFrom("interview_sessions")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A person's sessions, newest first, each with how many questions were answered and the mean score of the last tries. */
export function listSessionRows(owner: string) {
  return db
    .selectFrom("interview_sessions as session")
    .leftJoin("interview_answers as answer", (join) =>
      join.onRef("answer.session_id", "=", "session.id").on(({ eb, selectFrom }) =>
        eb(
          "answer.attempt",
          "=",
          selectFrom("interview_answers as try")
            .select(({ fn }) => fn.max("try.attempt").as("last"))
            .whereRef("try.session_id", "=", "answer.session_id")
            .whereRef("try.question_id", "=", "answer.question_id"),
        ),
      ),
    )
    .select([
      "session.id",
      "session.card_id",
      "session.mode",
      "session.question_ids",
      "session.started_at",
      "session.ended_at",
    ])
    .select(({ fn }) => [
      fn.count<number>("answer.question_id").as("answered"),
      fn.avg<number | null>("answer.score").as("mean"),
    ])
    .where("session.owner_id", "=", owner)
    .groupBy([
      "session.id",
      "session.card_id",
      "session.question_ids",
      "session.started_at",
      "session.ended_at",
    ])
    .orderBy("session.started_at", "desc")
    .orderBy("session.id")
    .execute();
}

export function listAnswerRows(owner: string, sessionId: string) {
  return db
    .selectFrom("interview_answers")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .orderBy("attempt")
    .execute();
}

/** Tries whose review the person has been shown: those of a live interview only count when it has ended. */
export function selectVisibleAttempts(owner: string, connection: Kysely<Tables> = db) {
  return connection
    .selectFrom("interview_answers as answer")
    .innerJoin("interview_sessions as session", "session.id", "answer.session_id")
    .where("answer.owner_id", "=", owner)
    .where((eb) =>
      eb.or([eb("session.mode", "!=", "live"), eb("session.ended_at", "is not", null)]),
    )
    .orderBy("answer.created_at")
    .orderBy("answer.attempt");
}

/** The score of every try a person made, oldest first. */
export function listAttemptScoreRows(owner: string) {
  return selectVisibleAttempts(owner)
    .select([
      "answer.session_id",
      "answer.question_id",
      "answer.attempt",
      "answer.score",
      "answer.help",
      "answer.created_at",
    ])
    .execute();
}

/** Every try at one question, oldest first, with the questions of the session it was made in. */
export function listAttemptRows(owner: string, questionId: string) {
  return selectVisibleAttempts(owner)
    .select([
      "answer.session_id",
      "answer.attempt",
      "answer.review",
      "answer.help",
      "answer.created_at",
      "session.question_ids",
    ])
    .where("answer.question_id", "=", questionId)
    .execute();
}

/**
 * Writes rows of a session for whoever it belongs to by then: while they were on their way, a visitor may have
 * signed in. A session that was deleted meanwhile is told as that.
 *
 * @param write asks the database only through the connection given
 */
export function withSessionTransaction<Result>(
  id: string,
  write: (owner: string, connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom("interview_sessions")
      .select("owner_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!session)
      throw new Response(
        "This session was deleted while you were writing, so nothing more is kept in it. If you need the words you sent, go back and copy them.",
        { status: 410 },
      );
    return write(session.owner_id, transaction);
  });
}

/** Stores an answer; false when this very attempt is there already (sent twice, or from two tabs). */
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

/** Changes the list of skipped questions; false when it is not what it was thought to be any more. */
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

/** Ends a session; one that has ended keeps its time. */
export async function markSessionEnded(owner: string, id: string, endedAt: string): Promise<void> {
  await db
    .updateTable("interview_sessions")
    .set({ ended_at: endedAt })
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
}

/** Deletes a session; its answers and the links to its report go with it. */
export async function deleteSession(owner: string, id: string): Promise<void> {
  await db
    .deleteFrom("interview_sessions")
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

/** Everything a person leaves in this room; what hangs on something else stands before it. */
const OWNED_TABLES = [
  "second_opinions",
  "interview_drafts",
  "interview_follow_ups",
  "interview_help",
  "report_links",
  "interview_answers",
  "interview_sessions",
] as const;

/** Hands everything of one owner to another: what a visitor began goes with them into their account. */
export async function reassignInterviews(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  for (const table of OWNED_TABLES)
    await connection
      .updateTable(table)
      .set({ owner_id: to })
      .where("owner_id", "=", from)
      .execute();
}

export async function eraseInterviews(owner: string, connection: Kysely<Tables>): Promise<void> {
  for (const table of OWNED_TABLES)
    await connection.deleteFrom(table).where("owner_id", "=", owner).execute();
}
