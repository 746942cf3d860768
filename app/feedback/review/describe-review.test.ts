import { expect, test } from "vitest";
import type { SentenceReview } from "~/coach/types";
import { hasLittleText } from "./describe-review";

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
