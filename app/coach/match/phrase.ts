import type { Token } from "~/coach/text/tokens";
import type { Phrase } from "./wordings";

/** Maximum number of words between two words of a phrase. */
const MAX_GAP = 2;

/** A found phrase: the positions of its words in the sentence. */
export interface PhraseHit {
  positions: number[];
  /** True if a word of the phrase is negated in one text but not in the other. */
  isOpposed: boolean;
  /** True if every word was required. */
  isLiteral: boolean;
}

/**
 * In a phrase of everyday words these are interchangeable: "told my boss", "told the boss"; "gave
 * her a choice", "gave them a choice".
 */
const INTERCHANGEABLE_WORDS = [
  "a an the this that my our",
  "the his her their",
  "him her them",
  "me us",
  "i we",
  "he she they",
].map((words) => new Set(words.split(" ")));

function isSameWord(actual: Token | undefined, expected: Token): boolean {
  if (actual?.stem === expected.stem) return true;
  return (
    actual !== undefined &&
    !expected.isContent &&
    INTERCHANGEABLE_WORDS.some((words) => words.has(actual.word) && words.has(expected.word))
  );
}

function matchFrom(
  sentence: readonly Token[],
  phrase: readonly Token[],
  start: number,
  gap: number,
): number[] | null {
  const positions = [start];
  let position = start;
  for (const token of phrase.slice(1)) {
    let next = position + 1;
    while (next <= position + 1 + gap && !isSameWord(sentence[next], token)) next++;
    if (next > position + 1 + gap) return null;
    positions.push(next);
    position = next;
  }
  return positions;
}

function findInOrder(
  sentence: readonly Token[],
  phrase: readonly Token[],
  gap: number,
): number[] | null {
  const head = phrase[0];
  if (!head) return null;
  for (let start = 0; start < sentence.length; start++) {
    if (!isSameWord(sentence[start], head)) continue;
    const positions = matchFrom(sentence, phrase, start, gap);
    if (positions) return positions;
  }
  return null;
}

/** All words in any order within a short span: "rows the table gained" for "table gained rows". */
function findNearby(sentence: readonly Token[], phrase: readonly Token[]): number[] | null {
  const windowLength = phrase.length * 3 + 1;
  for (let start = 0; start < sentence.length; start++) {
    if (!phrase.some((token) => token.stem === sentence[start]?.stem)) continue;
    const positions = phrase.map((token) => {
      const offset = sentence
        .slice(start, start + windowLength)
        .findIndex((candidate) => candidate.stem === token.stem);
      return offset < 0 ? -1 : start + offset;
    });
    if (!positions.includes(-1)) return positions.toSorted((a, b) => a - b);
  }
  return null;
}

/**
 * Finds a short phrase in a sentence. With two specific words, or a rare one, gaps between its
 * content words are allowed; a phrase of
 * everyday words ("asked why") must occur word for word.
 */
export function findPhrase(
  sentence: readonly Token[],
  stems: ReadonlySet<string>,
  { searchTokens, isLiteral }: Phrase,
): PhraseHit | null {
  if (
    searchTokens.length === 0 ||
    !searchTokens.every((token) => !token.isContent || stems.has(token.stem))
  )
    return null;
  const positions =
    findInOrder(sentence, searchTokens, isLiteral ? 0 : MAX_GAP) ??
    (!isLiteral && searchTokens.length >= 2 ? findNearby(sentence, searchTokens) : null);
  if (!positions) return null;
  const opposed = searchTokens.some(
    (token) =>
      token.isContent &&
      positions.every(
        (index) =>
          sentence[index]?.stem !== token.stem || sentence[index]?.isNegated !== token.isNegated,
      ),
  );
  return { positions, isOpposed: opposed, isLiteral };
}
