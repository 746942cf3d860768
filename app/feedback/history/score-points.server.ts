import { getReviewUrl } from "~/feedback/attempts/review-url.server";
import type { ScorePoint } from "~/feedback/parts/score-chart";
import type { AttemptScore } from "~/practice/store/attempt-scores.server";
import { listSessionQuestionRows } from "~/practice/store/queries.server";
import { formatShortDate } from "~/ui/format-date";

/** The last attempts for a line of scores, oldest first, each with its review. */
export async function listScorePoints(
  owner: string,
  scores: readonly AttemptScore[],
  count: number,
): Promise<ScorePoint[]> {
  const last = scores.slice(-count);
  const ids = [...new Set(last.map(({ sessionId }) => sessionId))];
  const sessions = ids.length === 0 ? [] : await listSessionQuestionRows(owner, ids);
  return last.flatMap(({ sessionId, questionId, attempt, name, score, isOpen, at }) => {
    const session = sessions.find(({ id }) => id === sessionId);
    if (!session) return [];
    const row = { ...session, session_id: sessionId, question_id: questionId, attempt };
    return { name, score, isOpen, date: formatShortDate(at), to: getReviewUrl(row) };
  });
}
