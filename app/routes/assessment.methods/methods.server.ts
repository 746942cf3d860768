import { ACTIVITIES_PER_AREA } from "~/assessment/answers";
import { CHANCE_AGREEMENT, MIN_SECONDS_PER_ANSWER } from "~/assessment/matching/answer-quality";
import { MIN_ANSWERS_PER_AREA } from "~/assessment/matching/interest-profile";
import { DEFAULT_WEIGHTS } from "~/assessment/matching/parts";
import { OTHER_FIELD } from "~/assessment/matching/rate-preparation";
import { MAX_STRONG, MIN_GOOD_R, MUCH_LESS_PAY, WORD_LIMITS } from "~/assessment/matching/words";
import { SHOWN_ONET_SKILLS } from "~/data/onet-skills-shown";
import { SKILLS } from "~/data/skills";
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
    weights: DEFAULT_WEIGHTS,
    words: {
      ...WORD_LIMITS,
      mostStrong: MAX_STRONG,
      minR: MIN_GOOD_R,
      muchLess: MUCH_LESS_PAY * 100,
    },
    otherField: OTHER_FIELD,
    skills: SKILLS.flatMap(({ id, name }) => {
      const shown = SHOWN_ONET_SKILLS[id];
      return shown ? { name, shown: shown.join(", ") } : [];
    }),
  };
}
