import { expect, test } from "vitest";
import { describeChange } from "./describe-change";

test("the change names how many questions were answered again", () => {
  expect(describeChange({ first: 15, latest: 100, questionCount: 1 })).toBe(
    "The question you answered again rose from 15 to 100.",
  );
  expect(describeChange({ first: 81, latest: 54, questionCount: 3 })).toBe(
    "On average, the 3 questions you answered again fell from 81 to 54.",
  );
  expect(describeChange({ first: 70, latest: 70, questionCount: 2 })).toBe(
    "On average, the 2 questions you answered again stayed at 70.",
  );
  expect(describeChange(null)).toContain("Answer a question again");
});
