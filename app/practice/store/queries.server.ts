import { type Kysely, sql } from "kysely";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";

/** One answer of a session. */
export interface AttemptKey {
  sessionId: string;
  questionId: string;
  attempt: number;
}

export function getSessionRow(owner: string, id: string) {
  return db
    .selectFrom("interview_sessions")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The owner's sessions, newest first, each with the number of answered questions. */
function selectSessions(owner: string) {
  return db
    .selectFrom("interview_sessions as session")
    .selectAll("session")
    .select(({ selectFrom }) =>
      selectFrom("interview_answers")
        .select(({ fn }) => fn.count<number>("question_id").distinct().as("count"))
        .whereRef("session_id", "=", "session.id")
        .as("answered"),
    )
    .where("owner_id", "=", owner)
    .orderBy("started_at", "desc")
    .orderBy("id");
}

export function listSessionRows(owner: string) {
  return selectSessions(owner).execute();
}

/** The limit is no parameter: SQLite would compile the statement each time. */
export function listOpenSessionRows(owner: string, limit: number) {
  return selectSessions(owner).where("ended_at", "is", null).limit(sql.lit(limit)).execute();
}

export async function hasSessions(owner: string): Promise<boolean> {
  const row = await db
    .selectFrom("interview_sessions")
    .select("id")
    .where("owner_id", "=", owner)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The owner’s answers in these sessions, the first one first. */
export async function listAnswerTexts(owner: string, sessionIds: readonly string[]) {
  if (sessionIds.length === 0) return [];
  const rows = await db
    .selectFrom("interview_answers")
    .select(["id", "session_id", "answer", "retells", "created_at"])
    .where("owner_id", "=", owner)
    .where("session_id", "in", [...new Set(sessionIds)])
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, session_id, answer, retells, created_at }) => {
    return { id, sessionId: session_id, text: answer, retells, createdAt: created_at };
  });
}

/** The questions somebody has answered, in any session. */
export async function listAnsweredQuestionIds(owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom("interview_answers")
    .select("question_id")
    .distinct()
    .where("owner_id", "=", owner)
    .execute();
  return rows.map(({ question_id }) => question_id);
}

/** The review of the latest attempt at every answered question, of all the owner's sessions. */
export function listLatestReviewRows(owner: string) {
  return db
    .selectFrom("interview_answers as answer")
    .select(["session_id", "question_id", "attempt", "review", "own_review"])
    .where("owner_id", "=", owner)
    .where("attempt", "=", ({ selectFrom }) =>
      selectFrom("interview_answers as other")
        .select(({ fn }) => fn.max("other.attempt").as("latest"))
        .whereRef("other.session_id", "=", "answer.session_id")
        .whereRef("other.question_id", "=", "answer.question_id"),
    )
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

export function listFollowUpRows(owner: string, sessionId: string) {
  return db
    .selectFrom("interview_follow_ups")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .orderBy("attempt")
    .execute();
}

/** Attempts whose review is visible: live ones only after the interview has ended. */
export function selectVisibleAttempts(owner: string, connection: Kysely<Tables> = db) {
  return connection
    .selectFrom("interview_answers as answer")
    .where("answer.owner_id", "=", owner)
    .where("answer.session_id", "not in", ({ selectFrom }) =>
      selectFrom("interview_sessions")
        .select("id")
        .where("owner_id", "=", owner)
        .where("mode", "=", "live")
        .where("ended_at", "is", null),
    )
    .orderBy("answer.created_at")
    .orderBy("answer.attempt");
}

/** The latest attempt at a question in any session. */
export function getLatestAttemptRow(owner: string, questionId: string) {
  return selectVisibleAttempts(owner)
    .selectAll("answer")
    .where("answer.question_id", "=", questionId)
    .clearOrderBy()
    .orderBy("answer.created_at", "desc")
    .orderBy("answer.attempt", "desc")
    .limit(sql.lit(1))
    .executeTakeFirst();
}

export function getAnswerRow(owner: string, id: string) {
  return db
    .selectFrom("interview_answers")
    .select(["id", "session_id"])
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The attempts at a question in which checks were answered. */
export function listCheckRows(owner: string, questionId: string) {
  return db
    .selectFrom("interview_answers")
    .select(["session_id", "question_id", "attempt", "checks"])
    .where("owner_id", "=", owner)
    .where("question_id", "=", questionId)
    .where("checks", "is not", null)
    .execute();
}

/** Takes an attempt out of the skill record and the review schedule, or puts it back. */
export async function setAttemptExcluded(
  owner: string,
  { sessionId, questionId, attempt }: AttemptKey,
  excludedAt: string | null,
): Promise<void> {
  await db
    .updateTable("interview_answers")
    .set({ excluded_at: excludedAt })
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("question_id", "=", questionId)
    .where("attempt", "=", attempt)
    .execute();
}

/** Deletes an attempt with what belongs to it. */
export async function deleteAttempt(
  owner: string,
  { sessionId, questionId, attempt }: AttemptKey,
): Promise<void> {
  await runTransaction(async (transaction) => {
    for (const table of ["second_opinions", "interview_follow_ups", "interview_answers"] as const)
      await transaction
        .deleteFrom(table)
        .where("owner_id", "=", owner)
        .where("session_id", "=", sessionId)
        .where("question_id", "=", questionId)
        .where("attempt", "=", attempt)
        .execute();
    await transaction
      .deleteFrom("interview_drafts")
      .where("owner_id", "=", owner)
      .where("session_id", "=", sessionId)
      .where("question_id", "=", questionId)
      .where("part", "=", "follow-up")
      .where("attempt", "=", attempt)
      .execute();
  });
}

/**
 * Writes to a session inside a transaction, as its current owner: a visitor may have signed in
 * meanwhile. Throws 410 if the session was deleted.
 *
 * @param write must use the given connection
 */
export function withSessionTransaction<Result>(
  id: string,
  write: (owner: string, connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return runTransaction(async (transaction) => {
    const session = await transaction
      .selectFrom("interview_sessions")
      .select("owner_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!session)
      throw new Response(
        "This session was deleted, so your answer wasn’t saved. Go back to copy what you wrote.",
        { status: 410 },
      );
    return write(session.owner_id, transaction);
  });
}

/** Deletes a session with its answers and report links. */
export async function deleteSession(owner: string, id: string): Promise<void> {
  await db
    .deleteFrom("interview_sessions")
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}
