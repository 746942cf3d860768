import { indexFeatures, indexValues, WEIGHT_UNIT } from "~/coach/wordings/linear";
import { listStems, listValues } from "~/coach/wordings/features";
import type { LinearWeights } from "~/coach/wordings/types";
import { fitLogistic } from "./logistic";
import type { QuestionRows, WordingRow } from "./wording-rows";

/** Words of fewer questions say what an answer is about, not how it is told. */
const MIN_QUESTIONS = 5;
const STRENGTH = 0.05;

function listSharedFeatures(questions: readonly QuestionRows[]): string[] {
  const questionsByFeature = new Map<string, number>();
  for (const { rows } of questions) {
    const features = new Set(
      rows.flatMap(({ tokens }) => [...listValues(listStems(tokens))].map(([name]) => name)),
    );
    for (const feature of features)
      questionsByFeature.set(feature, (questionsByFeature.get(feature) ?? 0) + 1);
  }
  return [...questionsByFeature]
    .filter(([, count]) => count >= MIN_QUESTIONS)
    .map(([feature]) => feature);
}

function toUnits(value: number): number {
  return Math.round(value / WEIGHT_UNIT);
}

export function roundWeights({
  bias,
  weights,
}: {
  bias: number;
  weights: ArrayLike<number>;
}): LinearWeights {
  return { bias: toUnits(bias), weights: Array.from(weights, toUnits) };
}

/** What tells a sentence with substance from a near miss, whatever the question. */
export function fitGroup(questions: readonly QuestionRows[]): {
  features: string;
  substance: LinearWeights;
  error: LinearWeights;
} {
  const features = listSharedFeatures(questions).join(" ");
  const indices = indexFeatures(features);
  const rows = questions
    .flatMap((question) => question.rows)
    .filter(({ writer }) => writer !== "bank")
    .map((row) => {
      const values = indexValues(indices, listStems(row.tokens));
      return {
        row,
        indices: Int32Array.from(values, ([index]) => index),
        values: Float64Array.from(values, ([, value]) => value),
      };
    });
  const fit = (
    isIncluded: (row: WordingRow) => boolean,
    isPositive: (row: WordingRow) => boolean,
  ): LinearWeights =>
    roundWeights(
      fitLogistic(
        rows
          .filter(({ row }) => isIncluded(row))
          .map((example) => ({ ...example, isPositive: isPositive(example.row), weight: 1 })),
        indices.size,
        STRENGTH,
      ),
    );
  return {
    features,
    substance: fit(
      () => true,
      ({ kind }) => kind === "makes",
    ),
    error: fit(
      ({ kind }) => kind === "makes" || kind === "wrong",
      ({ kind }) => kind === "wrong",
    ),
  };
}
