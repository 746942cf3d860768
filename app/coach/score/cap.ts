import type { Dimension } from "~/coach/types";

/** Dimensions that a cap explains by themselves: they count what was said to the point. */
const CONTENT = new Set(["correctness", "completeness", "relevance"]);

export const COUNTS_IN_PART =
  "It counts in part, because too little of what was asked is found in it.";
export const COUNTS_WHOLE_LATER = "Say more of what was asked; then this counts whole.";

function reasonUnderCap({ name, reason }: Dimension): string {
  return CONTENT.has(name) || reason.endsWith(COUNTS_IN_PART)
    ? reason
    : `${reason} ${COUNTS_IN_PART}`;
}

/**
 * The dimensions scaled down in whole points until they add up to `cap` at most. Points are dealt by
 * largest remainder, so that the sum is exact.
 */
export function capDimensions(dimensions: Dimension[], cap: number): Dimension[] {
  const total = dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
  if (total <= cap) return dimensions;
  const exact = dimensions.map((dimension) => (dimension.points * cap) / total);
  const points = exact.map(Math.floor);
  let left = cap - points.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder) {
    if (left === 0) break;
    points[at] = (points[at] ?? 0) + 1;
    left--;
  }
  return dimensions.map((dimension, at) => ({
    ...dimension,
    reason: reasonUnderCap(dimension),
    gap: dimension.gap || COUNTS_WHOLE_LATER,
    points: points[at] ?? 0,
    score: Math.round((100 * (points[at] ?? 0)) / dimension.weight),
  }));
}
