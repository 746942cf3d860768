import { FEATURES } from "~/coach/model/features";
import type { Model } from "~/coach/model/predict";
import type { Row } from "./dataset";
import { addTo, emptyGram, solveRidge, standardize, subtract, type Gram } from "./ridge";

/**
 * A strong pull to equal weights on standardized features. Fitted freely, the model reads a corpus's
 * quirks and falls apart on the next corpus; held near equal weights it keeps nearly all of its agreement.
 */
const PENALTY = 10;
const PRIOR = 0.05;
const SIGNS = FEATURES.map(([, sign]) => sign);

export function gramOf(rows: readonly Row[]): Gram {
  const gram = emptyGram(FEATURES.length);
  for (const row of rows) addTo(gram, row.x, row.target, row.weight);
  return gram;
}

export function fitGram(gram: Gram): Model {
  const { scaled, unscale } = standardize(gram);
  const solved = unscale(solveRidge(scaled, PENALTY, SIGNS, PRIOR)).map(
    (value) => Math.round(value * 1e5) / 1e5,
  );
  return {
    features: FEATURES.map(([name]) => name),
    weights: solved.slice(0, -1),
    intercept: solved.at(-1) ?? 0,
  };
}

/** A model for each question, fitted without any row of that question. */
export function fitWithoutEach(rows: readonly Row[]): Map<string, Model> {
  const byQuestion = new Map<string, Row[]>();
  for (const row of rows)
    byQuestion.set(row.questionId, [...(byQuestion.get(row.questionId) ?? []), row]);
  const all = gramOf(rows);
  return new Map([...byQuestion].map(([id, own]) => [id, fitGram(subtract(all, gramOf(own)))]));
}
