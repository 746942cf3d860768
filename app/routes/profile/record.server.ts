import { latestRatings } from "~/assessment/assessments.server";
import { listScores } from "~/interviews/scores.server";
import { skillRecord } from "~/skills/record";

/** What a person said and showed, as the tabs of the profile need it. */
export async function loadRecord(owner: string) {
  const [ratings, scores] = await Promise.all([latestRatings(owner), listScores(owner)]);
  return { ratings, scores, record: skillRecord(ratings, scores, new Date()) };
}
