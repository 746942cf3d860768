import type { ScorePoint } from "~/feedback/parts/score-chart";
import { getReviewUrl } from "~/practice/session/review-url";
import type { AttemptScore } from "~/practice/store/attempt-scores.server";
import { listSessionQuestionIds } from "~/practice/store/session-question-ids.server";
import { formatShortDate } from "~/ui/format-date";

/** The last attempts whose score has a figure, for a line of scores, oldest first, each with its review. */
export async function listScorePoints(
  owner: string,
  scores: readonly AttemptScore[],
  count: number,
): Promise<ScorePoint[]> {
  const last = scores.filter(({ isTooOpen }) => !isTooOpen).slice(-count);
  const questionIds = await listSessionQuestionIds(owner, [
    ...new Set(last.map(({ sessionId }) => sessionId)),
  ]);
  return last.map(({ sessionId, questionId, attempt, name, score, isOpen, at }) => ({
    name,
    score,
    isOpen,
    date: formatShortDate(at),
    to: getReviewUrl(
      { session: sessionId, question: questionId, attempt },
      questionIds.get(sessionId),
    ),
  }));
}
