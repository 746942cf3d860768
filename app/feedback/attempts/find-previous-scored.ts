interface ScoredAttempt {
  score: number | null;
  isByEarlierRubric: boolean | null;
}

/** The last attempt before another with a score and a review that can be read. */
export function findPreviousScored<Attempt extends ScoredAttempt>(
  attempts: readonly Attempt[],
  index: number,
): Attempt | undefined {
  return attempts
    .slice(0, index)
    .findLast(({ score, isByEarlierRubric }) => score !== null && isByEarlierRubric !== null);
}
