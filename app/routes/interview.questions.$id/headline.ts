/** Summary of the attempts at one question, oldest score first. */
export function writeAttemptsHeadline(scores: readonly number[]): {
  headline: string;
  detail: string;
} {
  const [first] = scores;
  const last = scores.at(-1);
  if (first === undefined || last === undefined)
    return {
      headline: "You haven’t answered this question yet.",
      detail: "Your attempts will appear here, all scored against the same points.",
    };
  if (scores.length === 1)
    return {
      headline: `One attempt so far: ${first} of 100.`,
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
    headline: `${scores.length} attempts, ${trend}.`,
    detail: best > last ? `Your best so far is ${best}.` : "Your latest is your best.",
  };
}
