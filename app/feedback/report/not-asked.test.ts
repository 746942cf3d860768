import { expect, test } from "vitest";
import { describeNotAsked } from "./not-asked";

test.each([
  [[3, 5, 6, 7, 8, 9, 10, 11, 12], 12, "9 of 12 questions were not asked: 3 and 5–12."],
  [[2], 3, "1 of 3 questions was not asked: 2."],
  [[1, 2, 5, 6, 7], 8, "5 of 8 questions were not asked: 1, 2, and 5–7."],
  [[1, 2, 3], 3, "No question was asked."],
])("%j of %i: %s", (numbers, total, line) => {
  expect(describeNotAsked(numbers, total, false)).toBe(line);
});

test("beside scores, it says that they are not scored", () => {
  expect(describeNotAsked([2], 3, true)).toBe(
    "1 of 3 questions was not asked and is not scored: 2.",
  );
  expect(describeNotAsked([2, 3], 3, true)).toMatch("were not asked and are not scored: 2 and 3.");
});
