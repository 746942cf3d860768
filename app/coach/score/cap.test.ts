import { expect, test } from "vitest";
import type { Dimension } from "~/coach/types";
import { capDimensions, explainPartialCredit } from "./cap";

const createDimension = (name: Dimension["name"], points: number, gap = ""): Dimension => ({
  name,
  label: name,
  weight: 40,
  points,
  score: (100 * points) / 40,
  reason: "The reason.",
  gap,
});
const dimensions = [
  createDimension("correctness", 30, "Add a detail."),
  createDimension("clarity", 20),
  createDimension("structure", 11),
];
const listPoints = (cap: number) => capDimensions(dimensions, cap).map(({ points }) => points);

test("a total at the cap stays as it is, with its reasons", () => {
  expect(capDimensions(dimensions, 61)).toBe(dimensions);
  expect(capDimensions(dimensions, 60)).not.toBe(dimensions);
});

test("points are scaled down in proportion; the largest remainders are rounded up", () => {
  // 14.75, 9.84 and 5.41 of 30; 4.92, 3.28 and 1.80 of 10.
  expect(listPoints(30)).toEqual([15, 10, 5]);
  expect(listPoints(10)).toEqual([5, 3, 2]);
  expect(listPoints(0)).toEqual([0, 0, 0]);
});

test("the sum is the cap, for every cap", () => {
  for (let cap = 0; cap <= 61; cap += 1)
    expect(listPoints(cap).reduce((sum, points) => sum + points, 0)).toBe(cap);
});

test("dimensions that don't measure content say why they count only partly", () => {
  const { note, hint } = explainPartialCredit(undefined, 0.3);
  expect(
    capDimensions(dimensions, 30).map(({ reason, gap, score }) => ({ reason, gap, score })),
  ).toEqual([
    { reason: "The reason.", gap: "Add a detail.", score: 38 },
    { reason: `The reason. ${note}`, gap: hint, score: 25 },
    {
      reason: "The reason. It counts only partly for the same reason.",
      gap: hint,
      score: 13,
    },
  ]);
});

test("only a low cap says that little was answered", () => {
  const readReason = (cap: number) => capDimensions(dimensions, cap)[1]?.reason;
  expect(readReason(25)).toContain("little of the question was answered");
  expect(readReason(40)).toContain("part of the question is unanswered");
});

test("a cap for an error names the error, not what is missing", () => {
  const [, clarity] = capDimensions(dimensions, 30, "error");
  expect(clarity?.reason).toMatch(/because something in the answer is wrong\.$/);
  expect(clarity?.gap).toBe("Correct what is wrong and this will count in full.");
});
