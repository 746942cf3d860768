import type { Review } from "./types";

/** Flags of texts the coach can’t judge: no answer in it, in another language, or code whose tests weren’t run. */
const FLAGS_WITHOUT_SCORE: ReadonlySet<Review["flag"]> = new Set([
  "nonsense",
  "other-language",
  "untested",
]);

/** An answer the coach can’t judge, or to a lesson's exercise, has a review without a score. */
export function hasScore({ flag, isUnscored }: Pick<Review, "flag" | "isUnscored">): boolean {
  return isUnscored !== true && !FLAGS_WITHOUT_SCORE.has(flag);
}

/** Flags of answers that say nothing: there the coach is sure that no point was made. */
const FLAGS_WITHOUT_CONTENT: ReadonlySet<Review["flag"]> = new Set([
  "empty",
  "refusal",
  "echo",
  "nonsense",
]);

/** Whether a point that wasn't found was certainly missed; else it may be there in other words. */
export function isSureOfMisses({ flag }: Pick<Review, "flag">): boolean {
  return FLAGS_WITHOUT_CONTENT.has(flag);
}
