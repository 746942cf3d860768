import type { Dimension } from "~/coach/types";

export interface MeanDimension {
  name: string;
  label: string;
  points: number;
  weight: number;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Each dimension's mean over the answers that have it. If all answers have the same dimensions, the
 * rounded points add up to the rounded mean score.
 */
export function averageDimensions(
  reviews: readonly { score: number; dimensions: readonly Dimension[] }[],
): MeanDimension[] {
  const allDimensions = reviews.flatMap(({ dimensions }) => dimensions);
  const means = [...new Set(allDimensions.map(({ name }) => name))].map((name) => {
    const sameDimension = allDimensions.filter((dimension) => dimension.name === name);
    return {
      name,
      label: sameDimension[0]?.label ?? name,
      exact: mean(sameDimension.map(({ points }) => points)),
      weight: Math.round(mean(sameDimension.map(({ weight }) => weight))),
      answerCount: sameDimension.length,
    };
  });
  const haveSameDimensions = means.every(({ answerCount }) => answerCount === reviews.length);
  const roundedPoints =
    haveSameDimensions && reviews.length > 0
      ? roundToTotal(
          means.map(({ exact }) => exact),
          Math.round(mean(reviews.map(({ score }) => score))),
        )
      : means.map(({ exact }) => Math.round(exact));
  return means.map(({ name, label, weight }, index) => ({
    name,
    label,
    weight,
    points: Math.min(weight, roundedPoints[index] ?? 0),
  }));
}

/** Rounds the values so that they add up to `total`, or as close to it as possible. */
function roundToTotal(values: readonly number[], total: number): number[] {
  const floors = values.map(Math.floor);
  const remainder = total - floors.reduce((sum, value) => sum + value, 0);
  const byRemainder = values
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const roundedUp = new Set(byRemainder.slice(0, Math.max(0, remainder)).map(({ index }) => index));
  return floors.map((value, index) => (roundedUp.has(index) ? value + 1 : value));
}
