import { FEATURES } from "~/coach/model/features";
import type { LinearModel } from "~/coach/model/predict";
import type { TrainingRow } from "./training-rows";
import { addRow, emptyGram, solveRidge, standardize, subtractGram, type Gram } from "./ridge";

/**
 * A strong pull to equal weights on standardized features. Fitted freely, the model reads a corpus's
 * quirks and falls apart on the next corpus; held near equal weights it keeps nearly all of its agreement.
 */
const PENALTY = 10;
const PRIOR_WEIGHT = 0.05;
const SIGNS = FEATURES.map(([, sign]) => sign);

export function buildGram(rows: readonly TrainingRow[]): Gram {
  const gram = emptyGram(FEATURES.length);
  for (const row of rows) addRow(gram, row.features, row.target, row.weight);
  return gram;
}

export function fitModel(gram: Gram): LinearModel {
  const { scaled, unscale } = standardize(gram);
  const solved = unscale(solveRidge(scaled, PENALTY, SIGNS, PRIOR_WEIGHT)).map(
    (value) => Math.round(value * 1e5) / 1e5,
  );
  return {
    features: FEATURES.map(([name]) => name),
    weights: solved.slice(0, -1),
    intercept: solved.at(-1) ?? 0,
  };
}

/** A model for each question, fitted without any row of that question. */
export function fitLeavingEachQuestionOut(rows: readonly TrainingRow[]): Map<string, LinearModel> {
  const byQuestion = new Map<string, TrainingRow[]>();
  for (const row of rows)
    byQuestion.set(row.questionId, [...(byQuestion.get(row.questionId) ?? []), row]);
  const fullGram = buildGram(rows);
  return new Map(
    [...byQuestion].map(([id, questionRows]) => [
      id,
      fitModel(subtractGram(fullGram, buildGram(questionRows))),
    ]),
  );
}
