import type { Review } from "~/coach/types";

/** Reviews below rubric 3.0 say nothing of what is seen, thought and asked, and have no range. */
export function isByEarlierRubric({ range }: Pick<Review, "range">): boolean {
  return range === undefined;
}

/** With a larger share on the person's own account, a score is theirs more than the coach's. */
export const MAX_OWN_SHARE = 0.5;

/** What the skill record needs of a review, as columns of its answer. */
export function toScoreColumns({ score, range, isOpen, ownShare }: Review): {
  lower_score: number | null;
  own_share: number | null;
} {
  return {
    lower_score: range ? (isOpen ? range[0] : score) : null,
    own_share: ownShare ?? null,
  };
}
