import type { Review } from "./types";

/** An answer in a language the coach can’t read has a review without a score. */
export function hasScore({ flag }: Pick<Review, "flag">): boolean {
  return flag !== "other-language";
}
