/** Summary of the attempts at one question, oldest first; null is an attempt without a score. */
export function writeAttemptsHeadline(attemptScores: readonly (number | null)[]): {
  headline: string;
  detail: string;
} {
  const scores = attemptScores.filter((score) => score !== null);
  const [first] = scores;
  const last = scores.at(-1);
  const attemptCount = attemptScores.length;
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
      headline: `One ${noun} so far: ${first} of 100.`,
      detail: "The second attempt usually gains the most.",
    };
  const best = Math.max(...scores);
  const trend =
    last > first
      ? `up from ${first} to ${last}`
      : last < first
        ? `down from ${first} to ${last}`
        : `${first} on both the first and the latest`;
  return {
    headline: `${scores.length} ${noun}s, ${trend}.`,
    detail: best > last ? `Your best so far is ${best}.` : "Your latest is your best.",
  };
}
