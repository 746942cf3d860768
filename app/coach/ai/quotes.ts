import { getContentStems, tokenize } from "~/coach/text/tokens";
import type { KeyPoint } from "~/data/questions/types";
import { type JudgedAnswer, splitWords } from "./answer-text";

/** Shorter quotes match anything; longer ones aren't quotes. */
const MIN_QUOTE_WORDS = 3;
const MAX_QUOTE_WORDS = 60;
/** The same words count for two points at most; otherwise one sentence could cover them all. */
const MAX_POINTS_PER_PASSAGE = 2;

/** The position of a quote in the answer. */
export interface Passage {
  sentence: number;
  /** Word indices in the answer. */
  from: number;
  to: number;
}

/**
 * Finds a quote in the answer, word by word; undefined if it doesn't occur. A quote with an
 * omission
 * ("first … then") has the position of its longest part, and every part must occur.
 */
export function findQuote({ words }: JudgedAnswer, quote: string): Passage | undefined {
  const parts = quote
    .split(/…|\.{3,}/)
    .map(splitWords)
    .filter((part) => part.length > 0)
    .toSorted((a, b) => b.length - a.length);
  const [longest = []] = parts;
  if (longest.length < MIN_QUOTE_WORDS || parts.flat().length > MAX_QUOTE_WORDS) return undefined;
  const passages = parts.map((part) => findWords(words, part));
  return passages.includes(undefined) ? undefined : passages[0];
}

function findWords(words: JudgedAnswer["words"], phrase: readonly string[]): Passage | undefined {
  for (let from = 0; from + phrase.length <= words.length; from++) {
    const first = words[from];
    if (first && phrase.every((word, offset) => words[from + offset]?.word === word))
      return { sentence: first.sentence, from, to: from + phrase.length };
  }
  return undefined;
}

/**
 * The number of meaningful words a quote shares with a point's wordings. Words of the question
 * don't count.
 */
export function countSharedStems(
  quote: string,
  question: string,
  { label, claim, aliases, wrong = [], add }: KeyPoint,
): number {
  const questionStems = getContentStems(tokenize(question));
  const pointStems = getContentStems(
    tokenize([label, claim, ...aliases, ...wrong, add].join(" \n")),
  );
  return [...getContentStems(tokenize(quote))].filter(
    (stem) => pointStems.has(stem) && !questionStems.has(stem),
  ).length;
}

/** Accepts passages one by one and rejects those already used by too many points. */
export function createPassageTracker() {
  const usedPassages: Passage[] = [];
  return (passage: Passage): boolean => {
    const overlapping = usedPassages.filter(
      (usedPassage) =>
        getOverlap(passage, usedPassage) >
        Math.min(passage.to - passage.from, usedPassage.to - usedPassage.from) / 2,
    );
    if (overlapping.length >= MAX_POINTS_PER_PASSAGE) return false;
    usedPassages.push(passage);
    return true;
  };
}

function getOverlap(a: Passage, b: Passage): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
}
