/** What the tries at one question amount to, oldest score first. */
export function writeAttemptsHeadline(scores: readonly number[]): {
  headline: string;
  detail: string;
} {
  const [first] = scores;
  const last = scores.at(-1);
  if (first === undefined || last === undefined)
    return {
      headline: "You have not answered this question yet.",
      detail: "Your tries will stand here beside each other, each scored against the same points.",
    };
  if (scores.length === 1)
    return {
      headline: `One try so far: ${first} of 100.`,
      detail: "The second try usually gains the most.",
    };
  const best = Math.max(...scores);
  const trend =
    last > first
      ? `up from ${first} to ${last}`
      : last < first
        ? `down from ${first} to ${last}`
        : `${first} then and ${last} now`;
  return {
    headline: `${scores.length} tries, ${trend}.`,
    detail: best > last ? `Your best so far is ${best}.` : "The last one is your best.",
  };
}
