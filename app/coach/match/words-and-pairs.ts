import type { Token } from "~/coach/text/tokens";

/** The words of a sentence, and each two in a row: who does what to whom depends on the order. */
export function listWordsAndPairs(tokens: readonly Token[]): Set<string> {
  const parts = new Set(tokens.map(({ stem }) => stem));
  tokens.slice(1).forEach(({ stem }, index) => parts.add(`${tokens[index]?.stem} ${stem}`));
  return parts;
}

/** 0–1: how many of the words, and pairs of words, of two sentences are the same. */
export function getLikeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter((part) => others.has(part)).length;
  return shared === 0 ? 0 : (2 * shared) / (some.size + others.size);
}
