import { describe, expect, it } from "vitest";
import { buildAnswerContext } from "~/coach/score/answer-context";
import { SLOW_QUERY, TECHNICAL_ANSWERS } from "~/coach/testing/fixtures";
import { assessConfidence } from "./confidence";

/** The confidence in a review with one match that is clear and one of this credit. */
function assess(credit: number, answer: string = TECHNICAL_ANSWERS.strong) {
  const context = buildAnswerContext({ ...SLOW_QUERY, answer, seconds: null });
  const [match] = context.matches;
  if (!match) throw new Error("The question has no key points.");
  const matches = [
    { ...match, credit: 1 },
    { ...match, credit },
  ];
  const shareAnswer = (sentence: number) => ({
    ...context,
    matches: matches.map((entry) => ({ ...entry, sentence, status: "covered" as const })),
  });
  return {
    of: (sentence: number) => assessConfidence(shareAnswer(sentence), null, false),
    none: () =>
      assessConfidence(
        {
          ...context,
          matches: matches.map((entry) => ({ ...entry, sentence: null, status: "missed" })),
        },
        null,
        false,
      ),
  };
}

const ONE_SENTENCE =
  "First I would read the query plan and look for a full scan of the large table, because without an index on the filtered column the whole table is read for each request that comes in.";
const WITH_MORE = `${ONE_SENTENCE} ${["Monday", "Tuesday", "Friday"].map((day) => `Besides that we had a long talk about it on ${day} and everybody said something.`).join(" ")}`;

describe("assessConfidence", () => {
  it.each([0.41, 0.47, 0.55, 0.63, 0.77])("a credit of %s is a close call", (credit) => {
    const { confidence, confidenceReason } = assess(credit, ONE_SENTENCE).of(0);
    expect(confidence).toBeCloseTo(0.75);
    expect(confidenceReason).toBe(
      "Sure: the coach found key points in 100% of your answer, and 1 of 2 matches was a close call",
    );
  });

  it.each([0, 0.39, 0.59, 0.79, 1])("a credit of %s is clear", (credit) => {
    expect(assess(credit, ONE_SENTENCE).of(0)).toEqual({
      confidence: 0.9,
      confidenceReason: "Sure: the coach found key points in 100% of your answer",
    });
  });

  it("is lower the less of the answer served as evidence", () => {
    const { confidence, confidenceReason } = assess(1, WITH_MORE).of(0);
    expect(confidence).toBeLessThan(0.75);
    expect(confidenceReason).toMatch(
      /^Fairly sure: the coach found key points in \d\d% of your answer$/,
    );
    expect(assess(1, WITH_MORE).none()).toEqual({
      confidence: 0.3,
      confidenceReason: "Not very sure: the coach found no key point in your answer",
    });
  });

  it("is lower for answers of fewer than 25 words", () => {
    const [short = ""] = ONE_SENTENCE.split(", because");
    expect(assess(1, `${short}.`).of(0).confidence).toBeCloseTo(0.75);
  });
});
