import { BANDS } from "~/coach/bands";
import { EXPLANATION_RUBRIC, STORY_RUBRIC } from "~/coach/rubric";
import { BAND_DESCRIPTIONS, WORKED_EXAMPLE } from "~/data/scoring";
import { findWorkedExample } from "~/feedback/worked-example.server";
import { computeOnce } from "~/platform/compute-once";

/** Every number on the page comes from the coach itself. */
async function explainScoring() {
  const { prompt, card, review } = findWorkedExample();
  return {
    example: { prompt, card, review: await review(WORKED_EXAMPLE.answer) },
    rubrics: {
      explanation: Object.values(EXPLANATION_RUBRIC),
      story: Object.values(STORY_RUBRIC),
    },
    bands: BANDS.map(({ name, from }, index) => ({
      name,
      from,
      to: BANDS[index + 1]?.from ?? 100,
      description: BAND_DESCRIPTIONS[name] ?? "",
    })),
  };
}

export const getScoring = computeOnce(explainScoring);

export type ScoringExplanation = Awaited<ReturnType<typeof explainScoring>>;
