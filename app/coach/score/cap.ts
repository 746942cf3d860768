import type { Dimension } from "~/coach/types";

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
  const byRemainder = exact.map((value, at) => ({ at, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest);
  for (const { at } of byRemainder) {
    if (left === 0) break;
    points[at] = (points[at] ?? 0) + 1;
    left--;
  }
  return dimensions.map((dimension, at) => ({ ...dimension, points: points[at] ?? 0, score: Math.round((100 * (points[at] ?? 0)) / dimension.weight) }));
}
