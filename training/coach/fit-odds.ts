import { addRow, emptyGram, solveRidge, standardize } from "./ridge";

export interface OddsRow {
  features: Float64Array;
  isTrue: boolean;
  /** 1 where every row counts the same. */
  weight?: number;
}

const ITERATIONS = 30;

/**
 * A logistic regression by iteratively reweighted ridge regression, so it is deterministic and calibrated.
 *
 * @returns a weight for each feature, and the log odds where all of them are 0
 */
export function fitOdds(rows: readonly OddsRow[], penalty: number): Float64Array {
  const size = rows[0]?.features.length ?? 0;
  let beta = new Float64Array(size + 1);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const gram = emptyGram(size);
    for (const { features, isTrue, weight: rowWeight = 1 } of rows) {
      const odds = features.reduce(
        (sum, value, at) => sum + value * (beta[at] ?? 0),
        beta[size] ?? 0,
      );
      const probability = 1 / (1 + Math.exp(-odds));
      const weight = Math.max(1e-6, probability * (1 - probability));
      addRow(gram, features, odds + (Number(isTrue) - probability) / weight, rowWeight * weight);
    }
    const { scaled, unscale } = standardize(gram);
    const total = gram.xx.at(-1) ?? 1;
    const signs = Array.from({ length: size + 1 }, () => 0);
    beta = Float64Array.from(unscale(solveRidge(scaled, penalty / total, signs, 0)));
  }
  return beta;
}
