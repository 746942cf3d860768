import { RUBRIC_VERSION } from "~/coach/rubric";
import { hasScore, isSureOfMisses } from "~/coach/has-score";
import type { KeyPointReview, Review } from "~/coach/types";

/**
 * Whether points can be marked in a review: it must be one the current rules would repeat, of an
 * answer that says something.
 */
export function canMarkPoints(review: Review): boolean {
  return (
    review.maker.version === `rubric ${RUBRIC_VERSION}` &&
    hasScore(review) &&
    !isSureOfMisses(review) &&
    review.sentences.length > 0
  );
}

/** A point the coach didn't find, or only in part. What it found to be wrong can't be marked. */
export function canMarkPoint({ status }: Pick<KeyPointReview, "status">): boolean {
  return status === "missed" || status === "partial";
}
