interface Weighted {
  /** 0–100 on this dimension alone. */
  score: number;
  /** Points of the whole it is worth. */
  weight: number;
}

/**
 * The points each dimension brings, in whole numbers that add up to the rounded total: what rounding down
 * leaves over goes to the largest remainders, so the parts a person reads always add up to the score beside them.
 */
export function dimensionPoints(dimensions: readonly Weighted[]): number[] {
  const exact = dimensions.map(({ score, weight }) => (score * weight) / 100);
  const points = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, value) => sum + value, 0));
  const left = total - points.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) })).toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) points[index] = (points[index] ?? 0) + 1;
  return points;
}
