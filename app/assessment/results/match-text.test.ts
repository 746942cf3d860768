import { expect, test } from "vitest";
import { describeCount, formatMatch } from "./match-text";

test("a match below zero has a minus sign, and what rounds to zero has none", () => {
  expect([0.956, -0.16, -0.001, 1].map(formatMatch)).toEqual(["0.96", "−0.16", "0.00", "1.00"]);
});

test("the count says how many of the rows are best fits", () => {
  const counts = { shown: 5, bestShown: 5, best: 17, total: 400 };
  expect(describeCount(counts, null)).toBe("5 of 17 best fits.");
  expect(describeCount(counts, "usually a bachelor’s degree")).toBe(
    "5 of 17 best fits that need at most a bachelor’s degree.",
  );
  expect(describeCount({ ...counts, bestShown: 3, best: 3 }, null)).toBe(
    "3 of 3 best fits and 2 lesser fits.",
  );
  expect(describeCount({ ...counts, bestShown: 4, best: 17 }, null)).toBe(
    "4 of 17 best fits and 1 lesser fit.",
  );
  expect(describeCount({ ...counts, bestShown: 0, best: 0 }, null)).toBe(
    "No best fit among 400; the nearest 5.",
  );
});
