import { listValues, type SentenceFeatures } from "./features";
import type { LinearWeights } from "./types";

/** Weights are stored in these steps. */
export const WEIGHT_UNIT = 1 / 30;

export function indexFeatures(features: string): Map<string, number> {
  return new Map(features.split(" ").map((feature, index) => [feature, index]));
}

/** The known features of a sentence, each with its value. */
export function indexValues(
  indices: ReadonlyMap<string, number>,
  stems: SentenceFeatures,
): (readonly [index: number, value: number])[] {
  return [...listValues(stems)].flatMap(([feature, value]) => {
    const index = indices.get(feature);
    return index === undefined ? [] : [[index, value] as const];
  });
}

/** Log odds. */
export function applyWeights(
  { bias, weights }: LinearWeights,
  values: readonly (readonly [index: number, value: number])[],
): number {
  return (
    WEIGHT_UNIT * values.reduce((sum, [index, value]) => sum + (weights[index] ?? 0) * value, bias)
  );
}
