import { ACTIVITIES_PER_AREA } from "~/assessment/answers";
import { CHANCE_AGREEMENT, MIN_SECONDS_PER_ANSWER } from "~/assessment/matching/answer-quality";
import { FIT_LIMITS } from "~/assessment/matching/correlation";
import { MIN_ANSWERS_PER_AREA } from "~/assessment/matching/interest-profile";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { listOccupations } from "~/occupations/occupations.server";

/** The numbers of the page, from the code that uses them. */
export function loader() {
  return {
    occupations: listOccupations().length,
    activities: INTEREST_AREAS.length * ACTIVITIES_PER_AREA,
    minAnswers: MIN_ANSWERS_PER_AREA,
    minSeconds: MIN_SECONDS_PER_ANSWER,
    chanceAgreement: Math.round(CHANCE_AGREEMENT * 100),
    limits: FIT_LIMITS,
  };
}
