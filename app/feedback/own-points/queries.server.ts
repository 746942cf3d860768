import type { OwnPoint } from "~/coach/types";
import type { AttemptKey } from "~/practice/store/queries.server";
import { db } from "~/platform/database/connection.server";

/**
 * Saves the marked points with the review that counts them; null removes all. False if the points
 * are no longer the expected ones: another tab was faster, or the answer was deleted.
 */
export async function saveOwnPoints(
  owner: string,
  { sessionId, questionId, attempt }: AttemptKey,
  expected: readonly OwnPoint[],
  marked: { points: readonly OwnPoint[]; review: string; score: number } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("interview_answers")
    .set({
      own_points: marked && JSON.stringify(marked.points),
      own_review: marked && marked.review,
      own_score: marked && marked.score,
    })
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("question_id", "=", questionId)
    .where("attempt", "=", attempt)
    .where(
      "own_points",
      "is not distinct from",
      expected.length === 0 ? null : JSON.stringify(expected),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
