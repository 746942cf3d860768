import { isTooOpenAbove } from "~/coach/score/range";
import type { SkillId } from "~/data/skills";
import { listAttemptScores } from "~/practice/store/attempt-scores.server";
import { readLearned } from "~/skills/profile/learned.server";
import { listReviewedEvidence } from "~/skills/profile/reviewed.server";
import { buildSkillRecord } from "~/skills/record";
import { listRises, type Rise } from "./rise";

/** What rose in the skill record since a time, by answers that have a score, quizzes and mentors: not by ratings. */
export async function findRises(
  owner: string,
  since: string,
  targetSkills: readonly SkillId[],
  now: Date,
): Promise<Rise[]> {
  const [attempts, learned, reviewed] = await Promise.all([
    listAttemptScores(owner),
    readLearned(owner),
    listReviewedEvidence(owner),
  ]);
  const scores = attempts.filter(({ lowerScore, score }) => !isTooOpenAbove(lowerScore, score));
  const evidence = [...learned.evidence, ...reviewed];
  // Both as of now, so that what was there before has aged as much.
  const after = buildSkillRecord([], scores, now, evidence);
  const before = buildSkillRecord(
    [],
    scores.filter(({ at }) => at < since),
    now,
    evidence.filter(({ at }) => at < since),
  );
  return listRises(before, after, since, targetSkills);
}
