import { expect, test } from "vitest";
import { describeCount, formatMatch } from "./match-text";

test("a match below zero has a minus sign, and what rounds to zero has none", () => {
  expect([0.956, -0.16, -0.001, 1].map(formatMatch)).toEqual(["0.96", "−0.16", "0.00", "1.00"]);
});

test("the count says how many of the rows have each word", () => {
  const list = (...words: ("strong" | "good" | "look")[]) => words.map((word) => ({ word }));
  expect(describeCount(list("strong", "good", "strong"), 412)).toBe(
    "3 of 412: 2 strong matches, 1 good match.",
  );
  expect(describeCount(list("look"), 1)).toBe("1 of 1: 1 worth a look.");
  expect(describeCount([], 0)).toBe("0 of 0.");
});
