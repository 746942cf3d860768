import { SCORE_NOTES, SCORING_LEAD, WAYS_OF_KNOWING } from "~/data/scoring";
import { SECOND_OPINION_STEPS } from "~/data/second-opinion-steps";
import { aiCoach } from "~/feedback/second-opinion/ai-coach.server";
import { getScoring } from "./explain-scoring.server";

export async function loader() {
  const endpoint = aiCoach ? { model: aiCoach.model, host: aiCoach.host } : null;
  return {
    ...(await getScoring()),
    lead: SCORING_LEAD,
    ways: WAYS_OF_KNOWING,
    notes: SCORE_NOTES,
    steps: SECOND_OPINION_STEPS,
    endpoint,
  };
}
