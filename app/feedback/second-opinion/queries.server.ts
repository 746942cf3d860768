import { sql } from "kysely";
import { db } from "~/platform/database/connection.server";

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

/** An earlier opinion on the same text, for the same owner. */
export function getCachedOpinion(owner: string, cacheKey: string) {
  return db
    .selectFrom("second_opinions")
    .select(["session_id", "question_id", "attempt", "review"])
    .where("owner_id", "=", owner)
    .where("cache_key", "=", cacheKey)
    .executeTakeFirst();
}

/**
 * Saves an opinion for the answer's current owner: meanwhile a visitor may have signed in. Saves
 * nothing if the account or the answer was deleted.
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
