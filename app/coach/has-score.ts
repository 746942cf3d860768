import type { Review } from "./types";

/** An answer in a language the coach can’t read has a review without a score. */
export function hasScore({ flag }: Pick<Review, "flag">): boolean {
  return flag !== "other-language";
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
