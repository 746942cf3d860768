import type { PointMeasures } from "./question-model";
import type { Combination } from "./types";

/** The measures in the order of a combination's weights. */
export function listMeasures(measures: PointMeasures): number[] {
  return [
    measures.right,
    measures.wrong,
    measures.nearest,
    measures.nearThree,
    measures.nearestMiss,
    measures.nearTwoMisses,
    measures.nearestWrong,
    measures.nearestOther,
  ];
}

/** Log odds; above 0 is more likely than not. */
export function combine({ bias, weights }: Combination, measures: PointMeasures): number {
  return listMeasures(measures).reduce(
    (sum, value, index) => sum + (weights[index] ?? 0) * value,
    bias,
  );
}
