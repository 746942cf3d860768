import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { dimensionPoints } from "./dimension-points";

const dimensions = array(record({ score: integer({ min: 0, max: 100 }), weight: integer({ min: 1, max: 40 }) }), { minLength: 1, maxLength: 6 });

describe("dimensionPoints", () => {
  it("adds up to the rounded total and stays within each weight", () => {
    assert(
      property(dimensions, (given) => {
        const points = dimensionPoints(given);
        const total = given.reduce((sum, { score, weight }) => sum + (score * weight) / 100, 0);
        expect(points.reduce((sum, value) => sum + value, 0)).toBe(Math.round(total));
        points.forEach((value, index) => {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(given[index]?.weight ?? 0);
        });
      }),
    );
  });

  it("gives what is left over to the largest remainder", () => {
    expect(dimensionPoints([{ score: 86, weight: 35 }, { score: 63, weight: 35 }, { score: 73, weight: 15 }, { score: 73, weight: 15 }])).toEqual([30, 22, 11, 11]);
  });
});
