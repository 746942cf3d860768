import type { Dimension } from "~/coach/types";

/** Dimensions that already explain a cap: they measure relevant content. */
const CONTENT_DIMENSIONS = new Set(["correctness", "completeness", "relevance"]);

export const PARTIAL_CREDIT_NOTE =
  "It counts only partly because little of the question was answered.";
export const FULL_CREDIT_HINT = "Cover more of the question and this will count in full.";

function addPartialCreditNote({ name, reason }: Dimension): string {
  return CONTENT_DIMENSIONS.has(name) || reason.endsWith(PARTIAL_CREDIT_NOTE)
    ? reason
    : `${reason} ${PARTIAL_CREDIT_NOTE}`;
}

/**
 * The dimensions scaled down in whole points to a total of at most `cap`. Uses the largest
 * remainder
 * method, so the sum is exact.
 */
export function capDimensions(dimensions: Dimension[], cap: number): Dimension[] {
  const total = dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
  if (total <= cap) return dimensions;
  const scaledPoints = dimensions.map((dimension) => (dimension.points * cap) / total);
  const points = scaledPoints.map(Math.floor);
  let unassignedPoints = cap - points.reduce((sum, value) => sum + value, 0);
  const byRemainder = scaledPoints
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder) {
    if (unassignedPoints === 0) break;
    points[index] = (points[index] ?? 0) + 1;
    unassignedPoints--;
  }
  return dimensions.map((dimension, index) => ({
    ...dimension,
    reason: addPartialCreditNote(dimension),
    gap: dimension.gap || FULL_CREDIT_HINT,
    points: points[index] ?? 0,
    score: Math.round((100 * (points[index] ?? 0)) / dimension.weight),
  }));
}
