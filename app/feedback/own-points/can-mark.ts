import { hasScore, isSureOfMisses } from "~/coach/has-score";
import type { KeyPointReview, OwnPoint, Review } from "~/coach/types";

/** Reviews by the embedded coach, whatever its rubric. */
const RUBRIC_PREFIX = "rubric ";

/** Whether points can be marked in a review: the coach's own, of an answer that says something. */
export function canMarkPoints(review: Review): boolean {
  return (
    review.maker.version.startsWith(RUBRIC_PREFIX) &&
    hasScore(review) &&
    !isSureOfMisses(review) &&
    review.sentences.length > 0
  );
}

/** A point the coach didn't find, or only in part. What it found to be wrong can't be marked. */
export function canMarkPoint({ status }: Pick<KeyPointReview, "status">): boolean {
  return status === "missed" || status === "partial";
}

/**
 * Whether a review by the current rules reads the answer as the one does in which points were
 * marked: the same points, and the same sentences where they were marked.
 */
export function keepsMarks(
  review: Review,
  marked: Review,
  ownPoints: readonly OwnPoint[],
): boolean {
  return ownPoints.every(({ keyPointId, sentence }) => {
    const text = marked.sentences[sentence]?.text;
    return (
      review.keyPoints.some(({ id }) => id === keyPointId) &&
      text !== undefined &&
      // A long answer's last sentence is stored cut.
      review.sentences[sentence]?.text.startsWith(text) === true
    );
  });
}
