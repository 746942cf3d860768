import { describe, expect, it } from "vitest";
import { compareWithMarks, scoreGradedAnswers } from "./graded-answers";

describe("invented answers, before anything is asked", () => {
  it.each([
    ["e", 0.65],
    ["g", 0.5],
  ] as const)("agree with their marks: %s", (set, least) =>
    expect(compareWithMarks(scoreGradedAnswers(set)).r).toBeGreaterThan(least),
  );
});
