import { toScoreColumns } from "~/practice/store/earlier-rubric";
import type { AttemptKey } from "~/practice/store/queries.server";
import type { Review } from "~/coach/types";
import { db } from "~/platform/database/connection.server";
import type { Replies } from "./apply-reply";

/**
 * Saves a person's replies with the review that counts them. False if the replies are no longer the
 * expected ones: another tab was faster, or the answer was deleted.
 */
export async function saveReplies(
  owner: string,
  { sessionId, questionId, attempt }: AttemptKey,
  expected: Replies,
  { replies, review, json }: { replies: Replies; review: Review; json: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("interview_answers")
    .set({
      checks: toColumn(replies.checks),
      point_answers: toColumn(replies.pointAnswers),
      own_review: json,
      own_score: review.score,
      ...toScoreColumns(review),
    })
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("question_id", "=", questionId)
    .where("attempt", "=", attempt)
    .where("checks", "is not distinct from", toColumn(expected.checks))
    .where("point_answers", "is not distinct from", toColumn(expected.pointAnswers))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toColumn(replies: object): string | null {
  return Object.keys(replies).length === 0 ? null : JSON.stringify(replies);
}

/** Whether the owner answered the question again after this attempt, in any session. */
export async function hasLaterAttempt(
  owner: string,
  { sessionId, questionId, attempt }: AttemptKey,
  createdAt: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("interview_answers")
    .select("id")
    .where("owner_id", "=", owner)
    .where("question_id", "=", questionId)
    .where((where) =>
      where.or([
        where("created_at", ">", createdAt),
        where.and([where("session_id", "=", sessionId), where("attempt", ">", attempt)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
