import { describe, expect, it } from "vitest";
import { type Example, fitLogistic } from "./logistic";

const example = (isPositive: boolean, ...indices: number[]): Example => ({
  indices,
  values: indices.map(() => 1),
  isPositive,
  weight: 1,
});
/** Feature 0 decides, feature 1 is noise. */
const EXAMPLES = [
  example(true, 0),
  example(true, 0, 1),
  example(true, 0),
  example(false, 1),
  example(false),
  example(false),
];

describe("fitLogistic", () => {
  it("weighs the feature that decides most, and separates the examples", () => {
    const { bias, weights } = fitLogistic(EXAMPLES, 2, 2);
    expect(weights[0]).toBeGreaterThan(1);
    expect(Math.abs(weights[1] ?? 9)).toBeLessThan(weights[0] ?? 0);
    expect(bias).toBeLessThan(0);
    expect(bias + (weights[0] ?? 0)).toBeGreaterThan(0);
  });

  it("gives smaller weights when regularized more", () => {
    const [strong, weak] = [0.05, 5].map((strength) => fitLogistic(EXAMPLES, 2, strength));
    expect(Math.abs(strong?.weights[0] ?? 9)).toBeLessThan(Math.abs(weak?.weights[0] ?? 0));
  });

  it("is certain if all examples are alike", () => {
    expect(fitLogistic([example(true, 0)], 1, 1)).toEqual({
      bias: 5,
      weights: new Float64Array(1),
    });
    expect(fitLogistic([example(false, 0)], 1, 1).bias).toBe(-5);
  });
});
