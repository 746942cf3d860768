import { getBand } from "~/coach/bands";
import { hasScore } from "~/coach/has-score";
import { hasTooOpenRange } from "~/coach/score/range";
import { mean } from "~/feedback/parts/mean-dimensions";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import { listLatestReviewRows } from "~/practice/store/queries.server";
import { listSessions } from "~/practice/store/sessions.server";
import { parseReview } from "~/practice/store/stored-json.server";
import type { ScoredSession } from "./types";

/** The owner's sessions with their mean scores, newest first. */
export async function listScoredSessions(owner: string): Promise<ScoredSession[]> {
  const [sessions, rows] = await Promise.all([listSessions(owner), listLatestReviewRows(owner)]);
  const rowsBySession = Map.groupBy(rows, ({ session_id }) => session_id);
  return sessions.map((session) => {
    const answers = session.areScoresHidden ? [] : (rowsBySession.get(session.id) ?? []);
    const reviews = answers.flatMap((row) => parseReview("interview_answers", row) ?? []);
    const scored = reviews.filter((review) => hasScore(review) && !hasTooOpenRange(review));
    const scores = scored.map(({ score }) => score);
    const meanScore = scores.length === 0 ? null : Math.round(mean(scores));
    return {
      ...session,
      scores,
      meanScore,
      isOpen: scored.some(({ isOpen }) => isOpen),
      isByEarlierRubric: scored.some(isByEarlierRubric),
      isUnscored: reviews.length > 0 && !reviews.some(hasScore),
      band: meanScore === null ? null : getBand(meanScore),
      unreadableCount: answers.length - reviews.length,
    };
  });
}
