import model from "~/coach/weights/grammar.json";
import type { Token } from "~/coach/text/tokens";

const TAG_BY_WORD = new Map(model.words.map((word, index) => [word, index]));
const ENDINGS = ["ing", "ed", "ly", "s"] as const;

/** The number of tags: the listed words, a figure, the word endings, and any other word. */
const TAG_COUNT = model.words.length + ENDINGS.length + 2;

/** A word's tag: the word itself if very common, else its kind of ending. */
export function getTag(word: string, tagByWord: ReadonlyMap<string, number> = TAG_BY_WORD): number {
  const wordTag = tagByWord.get(word);
  if (wordTag !== undefined) return wordTag;
  if (/\d/.test(word)) return tagByWord.size;
  const ending = ENDINGS.findIndex(
    (suffix) => word.length > suffix.length + 2 && word.endsWith(suffix),
  );
  return tagByWord.size + 1 + (ending < 0 ? ENDINGS.length : ending);
}

/**
 * How English the word order is: the mean over neighbors of log P(next | word) − log P(next), in
 * nats.
 * Sentences are well above 0, the same words shuffled at about 0 or below.
 */
export function getGrammaticality(tokens: readonly Token[]): number {
  if (tokens.length < 2) return 0;
  let sum = 0;
  for (let index = 1; index < tokens.length; index++) {
    const from = getTag(tokens[index - 1]?.word ?? "");
    const to = getTag(tokens[index]?.word ?? "");
    sum += (model.gain[from * TAG_COUNT + to] ?? 0) / 10;
  }
  return sum / (tokens.length - 1);
}
