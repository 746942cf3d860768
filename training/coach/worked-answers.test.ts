import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { pearson } from "./statistics";
import { WORKED_ANSWERS } from "./worked-answers";

const reviewedPairs = Object.entries(WORKED_ANSWERS).map(([id, pair]) => {
  const question = questionById(id)?.question;
  if (!question) throw new Error(`no question ${id}`);
  const review = (answer: string) =>
    reviewAnswer({
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      answer,
      seconds: null,
    });
  return { id, pair, decent: review(pair.decent.text), mediocre: review(pair.mediocre.text) };
});

describe("answers as people give them", () => {
  it.each(reviewedPairs)(
    "$id: the decent one stands above the mediocre one",
    ({ decent, mediocre }) => {
      expect(decent.score).toBeGreaterThanOrEqual(mediocre.score);
      expect(decent.flag).toBeNull();
    },
  );

  it("are marked much as a reader marks them", () => {
    const marks = reviewedPairs.flatMap(({ pair }) => [pair.decent.mark, pair.mediocre.mark]);
    const scores = reviewedPairs.flatMap(({ decent, mediocre }) => [decent.score, mediocre.score]);
    expect(pearson(marks, scores)).toBeGreaterThan(0.6);
  });
});
