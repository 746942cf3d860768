import fc from "fast-check";
import { expect, test } from "vitest";
import { mean, averageDimensions } from "~/feedback/parts/mean-dimensions";

test("mean points add up to the mean score and never exceed a dimension's weight", () => {
  const weights = [35, 35, 15, 15];
  const review = fc
    .tuple(...weights.map((weight) => fc.integer({ min: 0, max: weight })))
    .map((points) => ({
      score: points.reduce((sum, value) => sum + value, 0),
      dimensions: points.map((value, index) => ({
        name: `d${index}`,
        label: `d${index}`,
        score: 0,
        weight: weights[index] ?? 0,
        points: value,
        reason: "",
        gap: "",
      })),
    }));
  fc.assert(
    fc.property(fc.array(review, { minLength: 1, maxLength: 12 }), (reviews) => {
      const dimensions = averageDimensions(reviews);
      expect(dimensions.reduce((sum, { points }) => sum + points, 0)).toBe(
        Math.round(mean(reviews.map(({ score }) => score))),
      );
      for (const { points, weight } of dimensions) expect(points).toBeLessThanOrEqual(weight);
    }),
  );
});
