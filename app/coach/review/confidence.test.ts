import { describe, expect, it } from "vitest";
import { buildAnswerContext } from "~/coach/score/answer-context";
import { SLOW_QUERY, TECHNICAL_ANSWERS } from "~/coach/testing/fixtures";
import { assessConfidence } from "./confidence";

/** The confidence in a review with one match that is clear and one of this credit. */
function assess(credit: number, wordCount = 40) {
  const context = buildAnswerContext({
    ...SLOW_QUERY,
    answer: TECHNICAL_ANSWERS.strong,
    seconds: null,
  });
  const [match] = context.matches;
  if (!match) throw new Error("The question has no key points.");
  return assessConfidence(
    {
      ...context,
      matches: [
        { ...match, credit: 1 },
        { ...match, credit },
      ],
      judgedAnswer: {
        ...context.judgedAnswer,
        tokens: context.judgedAnswer.tokens.slice(0, wordCount),
      },
    },
    null,
    false,
  );
}

describe("assessConfidence", () => {
  it.each([0.41, 0.47, 0.55, 0.63, 0.77])("a credit of %s is a close call", (credit) => {
    expect(assess(credit)).toEqual({
      confidence: 0.65,
      confidenceReason: "Fairly sure: 1 of 2 matches was a close call",
    });
  });

  it.each([0, 0.39, 0.59, 0.79, 1])("a credit of %s is clear", (credit) => {
    expect(assess(credit)).toEqual({
      confidence: 0.9,
      confidenceReason: "Sure: each match was clear",
    });
  });

  it("is lower for answers of fewer than 25 words", () => {
    expect(assess(1, 24)).toEqual({
      confidence: 0.75,
      confidenceReason: "Fairly sure: the answer is short",
    });
    expect(assess(1, 25).confidence).toBe(0.9);
  });
});
