import { expect, test } from "vitest";
import { formatScore } from "./format-score";

test.each([
  [{ score: 52, isOpen: false, isTooOpen: false }, "52"],
  [{ score: 52, isOpen: true, isTooOpen: false }, "52 for now"],
  [{ score: 52, isOpen: true, isTooOpen: true }, "No score yet"],
])("%j", (score, text) => {
  expect(formatScore(score)).toBe(text);
});
