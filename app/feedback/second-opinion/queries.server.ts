import { sql } from "kysely";
import { db } from "~/platform/database/connection.server";

/** Which try at which question. */
export interface AnswerKey {
  sessionId: string;
  questionId: string;
  attempt: number;
}

export function getOpinionRow(owner: string, { sessionId, questionId, attempt }: AnswerKey) {
  return db
    .selectFrom("second_opinions")
    .select(["session_id", "question_id", "attempt", "review", "created_at"])
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("question_id", "=", questionId)
    .where("attempt", "=", attempt)
    .executeTakeFirst();
}

/** What was said of the same words before, to the same person. */
export function getCachedOpinion(owner: string, cacheKey: string) {
  return db
    .selectFrom("second_opinions")
    .select(["session_id", "question_id", "attempt", "review"])
    .where("owner_id", "=", owner)
    .where("cache_key", "=", cacheKey)
    .executeTakeFirst();
}

/**
 * Keeps an opinion under whoever the answer belongs to by now: while a model was writing, a visitor may have
 * signed in, or an account and its answers may be gone, and then nothing is kept.
 */
export async function insertOpinion(
  { sessionId, questionId, attempt }: AnswerKey,
  opinion: { cacheKey: string; review: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto("second_opinions")
    .columns([
      "session_id",
      "question_id",
      "attempt",
      "owner_id",
      "cache_key",
      "review",
      "created_at",
    ])
    .expression(
      db
        .selectFrom("interview_answers")
        .select(["session_id", "question_id", "attempt", "owner_id"])
        .select([
          sql<string>`${opinion.cacheKey}`.as("cache_key"),
          sql<string>`${opinion.review}`.as("review"),
          sql<string>`${opinion.createdAt}`.as("created_at"),
        ])
        .where("session_id", "=", sessionId)
        .where("question_id", "=", questionId)
        .where("attempt", "=", attempt),
    )
    .onConflict((conflict) =>
      conflict.columns(["session_id", "question_id", "attempt"]).doNothing(),
    )
    .execute();
}
