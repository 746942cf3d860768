import { SCORING_LEAD, SECOND_OPINION_STEPS } from "~/data/scoring";
import { aiCoach } from "~/feedback/second-opinion/ai-coach.server";
import { getScoring } from "./explain-scoring.server";

export async function loader() {
  const endpoint = aiCoach ? { model: aiCoach.model, host: aiCoach.host } : null;
  return { ...(await getScoring()), lead: SCORING_LEAD, steps: SECOND_OPINION_STEPS, endpoint };
}
