import { expect, test } from "vitest";
import { hasTooOpenRange, isTooOpenAbove } from "./range";

test.each([
  ["half of a range of 40 points", 32, 52, false],
  ["half of a wider range", 31, 52, true],
  ["a range that 100 cuts", 75, 97, false],
  ["nothing open", 52, 52, false],
])("of %s only the lower end is known", (_, lowerScore, score, isTooOpen) => {
  expect(isTooOpenAbove(lowerScore, score)).toBe(isTooOpen);
});

test("a review without a range has a figure", () => {
  expect(hasTooOpenRange({})).toBe(false);
  expect(hasTooOpenRange({ range: [32, 72] })).toBe(false);
  expect(hasTooOpenRange({ range: [31, 72] })).toBe(true);
});
