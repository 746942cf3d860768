import { expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { findQuestionOfKind } from "../../../tests/support/question-of-kind";
import { limitReview } from "./limit-review";

function review(answer: string) {
  const question = findQuestionOfKind("behavioral");
  return reviewAnswer({
    kind: question.kind,
    question: question.prompt,
    keyPoints: question.keyPoints,
    reference: question.samples.senior,
    answer,
    seconds: null,
  });
}

test("a long answer keeps its first sentences, and how many more there are", () => {
  const answer = Array.from({ length: 900 }, (_, index) => `I measured plan ${index}.`).join(" ");
  const whole = review(answer);
  const limited = limitReview(whole);
  expect(limited.sentences).toEqual(whole.sentences.slice(0, limited.sentences.length));
  expect(limited.sentences.length + (limited.omittedSentences ?? 0)).toBe(900);
  expect(limited.facts).toEqual(whole.facts);
  expect(limited.score).toBe(whole.score);
  expect(limitReview(limited)).toEqual(limited);
});

test("an answer of usual length is not changed", () => {
  const answer =
    "We had a slow query. I read its plan and added an index. It took 40 ms after that.";
  const whole = review(answer);
  expect(limitReview(whole)).toEqual(whole);
});
