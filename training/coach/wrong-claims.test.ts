import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";

const QUESTIONS = INTERVIEW_CARDS.flatMap(({ questions }) => questions);

describe("the wrong claims of the bank", () => {
  const claims = QUESTIONS.flatMap((question) =>
    question.keyPoints.flatMap(({ id, wrong = [] }) =>
      wrong.map((claim) => ({ question, id, claim })),
    ),
  );
  const reviews = claims.map(({ question, id, claim }) => ({
    id,
    review: reviewAnswer({
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      answer: claim,
      seconds: null,
    }),
  }));

  it("are nearly all quoted as wrong, and then capped at 60", () => {
    const flagged = reviews.filter(({ review }) =>
      review.keyPoints.some(({ status }) => status === "contradicted"),
    );
    expect(flagged.length / claims.length).toBeGreaterThanOrEqual(0.99);
    for (const { review } of flagged) expect(review.score).toBeLessThanOrEqual(60);
  });

  it("no sample answer is accused of one", () => {
    for (const { kind, prompt, keyPoints, samples } of QUESTIONS)
      for (const answer of Object.values(samples))
        expect(
          reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null })
            .keyPoints.filter(({ status }) => status === "contradicted")
            .map(({ id }) => id),
        ).toEqual([]);
  });
});
