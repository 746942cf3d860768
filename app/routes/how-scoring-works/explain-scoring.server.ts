import { BANDS } from "~/coach/bands";
import type { Dimension } from "~/coach/types";
import type { QuestionKind } from "~/data/questions/types";
import { BAND_DESCRIPTIONS, DIMENSION_QUESTIONS, WORKED_EXAMPLE } from "~/data/scoring";
import { findWorkedExample, reviewInWorker } from "~/feedback/worked-example.server";
import { computeOnce } from "~/platform/compute-once";

/** Every number on the page comes from the coach itself. */
async function explainScoring() {
  const { prompt, card, review } = findWorkedExample();
  return {
    example: { prompt, card, review: await review(WORKED_EXAMPLE.answer) },
    rubrics: {
      technical: await buildRubric("technical", "technical"),
      behavioral: await buildRubric("behavioral", "behavioral"),
    },
    bands: BANDS.map(({ name, from }, index) => ({
      name,
      from,
      to: BANDS[index + 1]?.from ?? 100,
      description: BAND_DESCRIPTIONS[name] ?? "",
    })),
  };
}

/** The dimensions and weights of a kind of question, as used in its reviews. */
async function buildRubric(kind: QuestionKind, group: keyof typeof DIMENSION_QUESTIONS) {
  const typed = await getDimensions(kind, null);
  const spoken = await getDimensions(kind, 60);
  return typed.map(({ name, label, weight }) => ({
    name,
    label,
    typed: weight,
    spoken: spoken.find((dimension) => dimension.name === name)?.weight ?? weight,
    description: DIMENSION_QUESTIONS[group][name] ?? "",
  }));
}

async function getDimensions(
  kind: QuestionKind,
  seconds: number | null,
): Promise<readonly Dimension[]> {
  const request = { kind, question: "", keyPoints: [], answer: "I did it.", seconds };
  return (await reviewInWorker(request)).dimensions;
}

export const getScoring = computeOnce(explainScoring);

export type ScoringExplanation = Awaited<ReturnType<typeof explainScoring>>;
