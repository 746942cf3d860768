import { listRatings } from "~/assessment/assessments.server";
import { listAttemptScores } from "~/practice/store/attempt-scores.server";
import type { Evidence } from "./level";
import { listLevelChanges } from "./level-changes";
import { buildSkillRecord } from "./record";

const WEEK_IN_MS = 7 * 86_400_000;

/**
 * The user's scores, skill record and what changed in it in the last seven days.
 *
 * @param additionalEvidence evidence of lessons and mentors
 */
export async function getSkillRecord(
  owner: string,
  now: Date,
  additionalEvidence: readonly Evidence[] = [],
) {
  const [ratings, scores] = await Promise.all([listRatings(owner), listAttemptScores(owner)]);
  const weekAgo = new Date(now.getTime() - WEEK_IN_MS);
  const since = weekAgo.toISOString();
  const record = buildSkillRecord(ratings, scores, now, additionalEvidence);
  const recordBefore = buildSkillRecord(
    ratings.filter(({ ratedAt }) => ratedAt < since),
    scores.filter(({ at }) => at < since),
    weekAgo,
    additionalEvidence.filter(({ at }) => at < since),
  );
  return { ratings, scores, record, changes: listLevelChanges(recordBefore, record, since) };
}
