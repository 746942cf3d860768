import { contentStems, tokenize } from "~/coach/text/tokens";
import type { KeyPoint } from "~/data/questions/types";
import { type AnswerText, wordsOf } from "./answer-text";

/** Shorter, anything occurs somewhere; longer, it is no longer a quote. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 60;
/** The same words show two points at most: else one sentence could carry them all. */
const POINTS_A_PASSAGE = 2;

/** Where a quote stands in the answer. */
export interface Passage {
  sentence: number;
  /** Places in the words of the answer. */
  from: number;
  to: number;
}

/**
 * The place of a quote in the answer, word by word; undefined when it does not occur. A quote with something
 * left out ("first … then") has the place of its longest part, and every part must be there.
 */
export function findQuote({ words }: AnswerText, quote: string): Passage | undefined {
  const parts = quote
    .split(/…|\.{3,}/)
    .map(wordsOf)
    .filter((part) => part.length > 0)
    .toSorted((a, b) => b.length - a.length);
  const [longest = []] = parts;
  if (longest.length < FEWEST_WORDS || parts.flat().length > MOST_WORDS) return undefined;
  const passages = parts.map((part) => findWords(words, part));
  return passages.includes(undefined) ? undefined : passages[0];
}

function findWords(words: AnswerText["words"], sought: readonly string[]): Passage | undefined {
  for (let from = 0; from + sought.length <= words.length; from++) {
    const first = words[from];
    if (first && sought.every((word, at) => words[from + at]?.word === word))
      return { sentence: first.sentence, from, to: from + sought.length };
  }
  return undefined;
}

/** How many telling words a quote shares with all that is known of a point. Words of the question prove nothing. */
export function sharedWords(
  quote: string,
  question: string,
  { label, claim, aliases, wrong = [], add }: KeyPoint,
): number {
  const asked = contentStems(tokenize(question));
  const known = contentStems(tokenize([label, claim, ...aliases, ...wrong, add].join(" \n")));
  return [...contentStems(tokenize(quote))].filter((stem) => known.has(stem) && !asked.has(stem))
    .length;
}

/** Takes passages one after the other and refuses one that too many points lean on already. */
export function createPassageBook() {
  const taken: Passage[] = [];
  return (passage: Passage): boolean => {
    const shared = taken.filter(
      (other) =>
        overlap(passage, other) > Math.min(passage.to - passage.from, other.to - other.from) / 2,
    );
    if (shared.length >= POINTS_A_PASSAGE) return false;
    taken.push(passage);
    return true;
  };
}

function overlap(one: Passage, other: Passage): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
}
