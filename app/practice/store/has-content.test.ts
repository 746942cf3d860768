import { expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { hasContent, NO_CONTENT_MAX_SCORE } from "./has-content";

function review(questionId: string, answer: string) {
  const question = questionById(questionId)?.question;
  if (!question) throw new Error(`no question ${questionId}`);
  const { kind, prompt, keyPoints, samples } = question;
  return reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer,
    seconds: null,
  });
}

const QUESTIONS = ["slow-join-query", "proudest-work", "angry-customer"];
const EMPTY = [
  ".",
  "asdf",
  "test",
  "Testing 123",
  "this is a test",
  "Just testing this.",
  "This is just a test to see how the page works",
  "test test test test test test test test test test",
  "asdf asdf asdf asdf asdf asdf asdf asdf asdf",
  "blah blah blah",
  "ok",
  "I don't know",
];

test.each(QUESTIONS.flatMap((id) => EMPTY.map((text) => [id, text] as const)))(
  "%s: “%s” has no content",
  (id, text) => {
    const result = review(id, text);
    expect(result.score).toBeLessThanOrEqual(NO_CONTENT_MAX_SCORE);
    expect(hasContent(result)).toBe(false);
  },
);

test.each([
  ["slow-join-query", "I would restart the server."],
  ["slow-join-query", "I would check the indexes and maybe restart the server."],
  ["slow-join-query", "Run EXPLAIN ANALYZE"],
  ["angry-customer", "Testing the new till with him calmed him down, and I gave him a discount."],
  ["left-join-trap", "I would restart the server."],
  ["angry-customer", "I apologized and refunded him."],
])("%s: “%s” has content, however little", (id, text) => {
  expect(hasContent(review(id, text))).toBe(true);
});

test("points that the person says they made don't turn a test into an answer", () => {
  const result = review("angry-customer", "this is a test");
  const keyPoints = result.keyPoints.map((point) => ({
    ...point,
    status: "covered" as const,
    source: "person" as const,
  }));
  expect(hasContent({ ...result, keyPoints })).toBe(false);
});
