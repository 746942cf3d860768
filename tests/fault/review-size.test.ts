import { expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { REVIEW_MAX_BYTES, limitReview } from "~/coach/review/limit-review";
import { findQuestionOfKind } from "../support/question-of-kind";
import { HOSTILE_TEXTS } from "../support/hostile-texts";

const FULL_LENGTH = 50_000;

test.each(Object.entries(HOSTILE_TEXTS))("the review of %s stays below 64 KB", (...entry) => {
  const text = entry[1](FULL_LENGTH);
  const { kind, prompt, keyPoints, samples } = findQuestionOfKind("behavioral");
  const review = limitReview(
    reviewAnswer({
      kind,
      question: prompt,
      keyPoints,
      reference: samples.senior,
      answer: text,
      seconds: null,
    }),
  );
  expect(Buffer.byteLength(JSON.stringify(review))).toBeLessThan(REVIEW_MAX_BYTES);
  for (const sentence of review.sentences)
    expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
});
