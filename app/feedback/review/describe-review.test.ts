import { expect, test } from "vitest";
import type { SentenceReview } from "~/coach/types";
import { describeAnswer, hasLittleText } from "./describe-review";

const SENTENCE: SentenceReview = {
  start: 0,
  end: 4,
  text: "Yes.",
  state: "neutral",
  keyPoints: [],
  note: "",
};

test("one or two sentences are little text", () => {
  const counts = [1, 2, 3];
  expect(
    counts.map((length) => hasLittleText({ sentences: Array.from({ length }, () => SENTENCE) })),
  ).toEqual([true, true, false]);
});

test("an answer of less than half the usual length is told what is usual", () => {
  const describeLength = (words: number) => {
    const facts = { words, sentences: 1, numbers: 0, i: 0, we: 0, pace: null };
    return describeAnswer({ facts, fillers: [], hedges: [] }, [130, 240]);
  };
  expect(describeLength(45)).toBe("45 words (130 to 240 are usual), 0 fillers, 0 hedges");
  expect(describeLength(65)).toBe("65 words, 0 fillers, 0 hedges");
});
