import type { KeyPointReview, Review } from "~/coach/types";

const MAX_CANDIDATES = 3;

/**
 * The sentences offered for a point that is asked about, as indexes: those that make no other point, the last ones for
 * how it ended and the first ones otherwise.
 */
export function selectCandidates(
  { sentences, keyPoints }: Pick<Review, "sentences" | "keyPoints">,
  { id }: Pick<KeyPointReview, "id">,
): number[] {
  const taken = new Set(keyPoints.map(({ sentence }) => sentence));
  const all = sentences.map((_, index) => index);
  const free = all.filter((index) => !taken.has(index));
  const offered = free.length > 0 ? free : all;
  return keyPoints.at(-1)?.id === id
    ? offered.slice(-MAX_CANDIDATES)
    : offered.slice(0, MAX_CANDIDATES);
}
