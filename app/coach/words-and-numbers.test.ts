import { expect, test } from "vitest";
import type { Question } from "~/data/questions/types";
import { getBandStart } from "./bands";
import { reviewAnswer } from "./embedded";
import { TRAINED_CARDS } from "./testing/trained-cards";
import type { Review } from "./types";

const QUESTIONS = TRAINED_CARDS.flatMap((card) => card.questions);

/** Complete sample answers, and their beginnings: from a full answer to a third of one. */
function listAnswers({ samples }: Question): string[] {
  return [samples.junior, samples.senior].flatMap((sample) => {
    const sentences = sample.match(/[^.?!]+[.?!]+/g) ?? [sample];
    return [1, 0.8, 0.6, 0.35].map((share) =>
      sentences.slice(0, Math.max(1, Math.round(sentences.length * share))).join(""),
    );
  });
}

const REVIEWS: { id: string; review: Review }[] = QUESTIONS.flatMap((question) =>
  listAnswers(question).map((answer) => ({
    id: question.id,
    review: reviewAnswer({
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      answer,
      seconds: null,
    }),
  })),
);

/** Sentences that say most of what was asked is absent. */
const MOSTLY_ABSENT = /much of the question|little of the question|too few|None of the|Too few/;

test("a Strong or Solid score never stands beside words that say most is missing", () => {
  const good = REVIEWS.filter(({ review }) => review.score >= getBandStart("Solid"));
  expect(good.length).toBeGreaterThan(50);
  const contradictions = good.flatMap(({ id, review }) =>
    [review.headline, review.advice, ...review.dimensions.map(({ reason }) => reason)]
      .filter((text) => MOSTLY_ABSENT.test(text))
      .map((text) => `${id} ${review.score}: ${text}`),
  );
  expect(contradictions).toEqual([]);
});
