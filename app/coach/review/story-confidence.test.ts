import { describe, expect, it } from "vitest";
import { buildAnswerContext } from "~/coach/score/answer-context";
import { questionById } from "~/data/questions/cards.server";
import { assessConfidence } from "./confidence";

const { question } = questionById("angry-customer") ?? expect.unreachable();
const { kind, prompt, keyPoints, samples } = question;
const context = buildAnswerContext({
  kind,
  question: prompt,
  keyPoints,
  answer: samples.senior,
  seconds: null,
});
const story = context.story ?? expect.unreachable();

function assess(reading: Partial<typeof story>) {
  return assessConfidence({ ...context, story: { ...story, ...reading } }, null, false);
}

describe("the confidence in the review of a story", () => {
  const even = { excellent: 0, good: 0.5, mediocre: 0, wrong: 0.5, poor: 0 };

  it("is high where the answer is like those of one quality", () =>
    expect(assess({ spread: 2, shares: { ...even, good: 0.95, wrong: 0.05 } })).toMatchObject({
      confidence: expect.closeTo(0.83, 1),
      confidenceReason: "Sure: it reads like good answers",
    }));

  it("is low where it is like answers with marks far apart", () => {
    const { confidence, confidenceReason } = assess({ spread: 26, shares: even });
    expect(confidence).toBe(0.3);
    expect(confidenceReason).toBe(
      "Not very sure: it reads like something between good answers and answers that miss what is asked",
    );
  });
});
