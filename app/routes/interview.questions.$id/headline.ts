interface SummarizedAttempt {
  /** Null without a score. */
  score: number | null;
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen: boolean;
  isByEarlierRubric: boolean | null;
}

/** Summary of the attempts at one question, oldest first. */
export function writeAttemptsHeadline(
  attempts: readonly SummarizedAttempt[],
  { isExercise }: { isExercise: boolean },
): {
  headline: string;
  detail: string;
} {
  const scored = attempts.filter(({ score, isTooOpen }) => score !== null && !isTooOpen);
  const scores = scored.flatMap(({ score }) => score ?? []);
  const forNow = scored.at(-1)?.isOpen ? " for now" : "";
  const [first] = scores;
  const last = scores.at(-1);
  const attemptCount = attempts.length;
  if (isExercise && attemptCount > 0)
    return {
      headline: attemptCount === 1 ? "One attempt so far." : `${attemptCount} attempts so far.`,
      detail: "An exercise has no score. Compare your answer with the solution in the lesson.",
    };
  if (scores.length === 0 && attempts.some(({ isTooOpen }) => isTooOpen))
    return {
      headline: `${attemptCount === 1 ? "One attempt" : `${attemptCount} attempts`} so far, and no score yet.`,
      detail: "The review still asks which sentences make the points.",
    };
  if (attemptCount > 0 && scores.length === 0)
    return {
      headline:
        attemptCount === 1
          ? "One attempt so far, with no score."
          : `${attemptCount} attempts, none with a score.`,
      detail:
        "The coach only reads English, and code alone needs a test run. Answer again to get a score.",
    };
  const noun = scores.length === attemptCount ? "attempt" : "scored attempt";
  if (first === undefined || last === undefined)
    return {
      headline: "You haven’t answered this question yet.",
      detail: "Your attempts will appear here, all scored against the same points.",
    };
  if (scores.length === 1)
    return {
      headline: `One ${noun} so far: ${first} of 100${forNow}.`,
      detail: "The second attempt usually gains the most.",
    };
  if (new Set(scored.flatMap(({ isByEarlierRubric }) => isByEarlierRubric ?? [])).size > 1)
    return {
      headline: `${scores.length} ${noun}s, the latest ${last} of 100${forNow}.`,
      detail: "Some are by an earlier rubric, whose scores don’t compare.",
    };
  const best = Math.max(...scores);
  const trend =
    last > first
      ? `up from ${first} to ${last}`
      : last < first
        ? `down from ${first} to ${last}`
        : `${first} on both the first and the latest`;
  return {
    headline: `${scores.length} ${noun}s, ${trend}${forNow}.`,
    detail: best > last ? `Your best so far is ${best}.` : "Your latest is your best.",
  };
}
