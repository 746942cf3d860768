import { expect, test } from "vitest";
import { describeVerdict } from "./describe-verdict";

const OPTIONS = [
  { key: "a", isRight: true },
  { key: "b", isRight: true },
  { key: "c", isRight: false },
  { key: "d", isRight: false },
];

test("of several right answers, the verdict counts those chosen", () => {
  expect(describeVerdict(OPTIONS, ["a"])).toBe("You chose 1 of 2 right answers.");
  expect(describeVerdict(OPTIONS, ["a", "c"])).toBe(
    "You chose 1 of 2 right answers, and 1 wrong one.",
  );
  expect(describeVerdict(OPTIONS, ["a", "b", "c", "d"])).toBe(
    "You chose 2 of 2 right answers, and 2 wrong ones.",
  );
});

test("with one right answer there is nothing to count", () => {
  expect(describeVerdict(OPTIONS.slice(1), ["c"])).toBeNull();
});
