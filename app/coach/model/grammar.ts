import model from "~/coach/weights/grammar.json";
import type { Token } from "~/coach/text/tokens";

const TAG = new Map(model.words.map((word, at) => [word, at]));
const ENDINGS = ["ing", "ed", "ly", "s"] as const;

/** The number of tags: the listed words, a figure, the word endings, and any other word. */
const TAGS = model.words.length + ENDINGS.length + 2;

/** A word's tag: itself when it is one of the commonest, else its kind of ending. */
export function tagOf(word: string, listed: ReadonlyMap<string, number> = TAG): number {
  const own = listed.get(word);
  if (own !== undefined) return own;
  if (/\d/.test(word)) return listed.size;
  const ending = ENDINGS.findIndex(
    (suffix) => word.length > suffix.length + 2 && word.endsWith(suffix),
  );
  return listed.size + 1 + (ending < 0 ? ENDINGS.length : ending);
}

/**
 * How far the order of the words is that of English: the mean over neighbors of log P(next | word) − log P(next),
 * in nats. Sentences lie well above 0, the same words shuffled about 0 or below.
 */
export function grammaticality(tokens: readonly Token[]): number {
  if (tokens.length < 2) return 0;
  let sum = 0;
  for (let at = 1; at < tokens.length; at++) {
    const from = tagOf(tokens[at - 1]?.word ?? "");
    const to = tagOf(tokens[at]?.word ?? "");
    sum += (model.gain[from * TAGS + to] ?? 0) / 10;
  }
  return sum / (tokens.length - 1);
}
