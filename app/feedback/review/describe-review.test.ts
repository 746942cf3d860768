import { expect, test } from "vitest";
import type { Review } from "~/coach/types";
import { hasLittleText } from "./describe-review";

const reviewOf = (sentenceCount: number) =>
  ({
    sentences: Array.from({ length: sentenceCount }),
    keyPoints: [{ status: "covered" }],
  }) as unknown as Review;

test("one or two sentences are little text, whatever they cover", () => {
  expect([1, 2, 3].map((count) => hasLittleText(reviewOf(count)))).toEqual([true, true, false]);
});
