interface ScoredAttempt {
  score: number | null;
  isTooOpen: boolean;
  isByEarlierRubric: boolean | null;
}

/** The last attempt before another with a figure and a review that can be read. */
export function findPreviousScored<Attempt extends ScoredAttempt>(
  attempts: readonly Attempt[],
  index: number,
): Attempt | undefined {
  return attempts
    .slice(0, index)
    .findLast(
      ({ score, isTooOpen, isByEarlierRubric }) =>
        score !== null && !isTooOpen && isByEarlierRubric !== null,
    );
}
