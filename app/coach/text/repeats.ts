import type { Sentence } from "~/coach/text/document";

/** Shorter ones are repeated for emphasis. */
const MIN_WORDS = 5;

/** The positions of sentences that repeat an earlier one word for word: they tell nothing more. */
export function findRepeats(sentences: readonly Sentence[]): Set<number> {
  const seen = new Set<string>();
  const repeats = new Set<number>();
  for (const [index, { tokens }] of sentences.entries()) {
    if (tokens.length < MIN_WORDS) continue;
    const words = tokens.map(({ word }) => word).join(" ");
    if (seen.has(words)) repeats.add(index);
    seen.add(words);
  }
  return repeats;
}
