import { listLatestRatings } from "~/assessment/assessments.server";
import { listAttemptScores } from "~/interviews/attempt-scores.server";
import { buildSkillRecord } from "~/skills/record";

/** What a person said and showed, as the tabs of the profile need it. */
export async function getSkillRecord(owner: string) {
  const [ratings, scores] = await Promise.all([listLatestRatings(owner), listAttemptScores(owner)]);
  return { ratings, scores, record: buildSkillRecord(ratings, scores, new Date()) };
}
