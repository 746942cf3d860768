import { isSureOfMisses } from "~/coach/has-score";
import type { Review } from "~/coach/types";

/** The coach gives no answer without content more than this. */
export const NO_CONTENT_MAX_SCORE = 15;

/** A shorter text says nothing, unless it makes a point. */
const MIN_WORDS = 4;

/** What people type to see how the page works: “test”, “testing 123”, “This is just a test …”. */
const TYPED_AS_TEST =
  /^\W*((test(ing)?|asdf?|qwe(rty)?|hello|blah|\d+)\b\W*)+$|^\W*(this is a test|lorem ipsum)\b|^\W*(this is |i am |i['’]?m )?(just|only) (a )?(test|testing|trying)\b/i;

/**
 * Whether an answer that the coach gave a low score says anything about its question. What the person says of their
 * own text doesn't count: a test stays a test.
 */
export function hasContent(review: Review): boolean {
  const { facts, keyPoints, sentences } = review;
  if (isSureOfMisses(review)) return false;
  const isPointMade = keyPoints.some(
    ({ status, source }) => (status === "covered" || status === "partial") && source !== "person",
  );
  if (isPointMade) return true;
  const text = sentences.map((sentence) => sentence.text).join(" ");
  return facts.words >= MIN_WORDS && !TYPED_AS_TEST.test(text);
}
