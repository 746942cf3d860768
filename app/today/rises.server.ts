import { listRatings } from "~/assessment/assessments.server";
import type { SkillId } from "~/data/skills";
import { listAttemptScores } from "~/practice/store/attempt-scores.server";
import { readLearned } from "~/skills/profile/learned.server";
import { listReviewedEvidence } from "~/skills/profile/reviewed.server";
import { buildSkillRecord } from "~/skills/record";
import { listRises, type Rise } from "./rise";

/** What rose in the skill record since a time. */
export async function findRises(
  owner: string,
  since: string,
  targetSkills: readonly SkillId[],
  now: Date,
): Promise<Rise[]> {
  const [ratings, scores, learned, reviewed] = await Promise.all([
    listRatings(owner),
    listAttemptScores(owner),
    readLearned(owner),
    listReviewedEvidence(owner),
  ]);
  const evidence = [...learned.evidence, ...reviewed];
  // Both as of now, so that what was there before has aged as much.
  const after = buildSkillRecord(ratings, scores, now, evidence);
  const before = buildSkillRecord(
    ratings.filter(({ ratedAt }) => ratedAt < since),
    scores.filter(({ at }) => at < since),
    now,
    evidence.filter(({ at }) => at < since),
  );
  return listRises(before, after, since, targetSkills);
}
