import { listLatestRatings } from "~/assessment/assessments.server";
import { listAttemptScores } from "~/interviews/attempt-scores.server";
import { buildSkillRecord } from "./record";

/** The user's ratings and scores, as the profile tabs need them. */
export async function getSkillRecord(owner: string) {
  const [ratings, scores] = await Promise.all([listLatestRatings(owner), listAttemptScores(owner)]);
  return { ratings, scores, record: buildSkillRecord(ratings, scores, new Date()) };
}
