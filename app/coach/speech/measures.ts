import type { Document } from "~/coach/text/document";
import type { Token } from "~/coach/text/tokens";
import { findFillers } from "./fillers";

/**
 * The measures of a talk; rates are per 100 words. None depends on how long the talk is, so they
 * mean the same for one answer as for an entire interview.
 */
export interface SpeechMeasures {
  wordsPerSecond: number | null;
  hardFillers: number;
  softFillers: number;
  /** Mean share of distinct words in a window of 50 moving over the talk. */
  variety: number;
  /** Words of seven or more letters, per 100. */
  longWords: number;
  /** Mean letters of a content word. */
  wordLength: number;
  /** Words repeated in a row. */
  repeats: number;
  denials: number;
}
export type SpeechMeasure = keyof SpeechMeasures;

const WINDOW_WORDS = 50;
const NEGATION_WORDS = new Set(
  "not no never dont didnt doesnt cant cannot couldnt wasnt werent isnt arent wont wouldnt nothing none havent hasnt".split(
    " ",
  ),
);

function getRatePer100(tokens: readonly Token[], set: ReadonlySet<string>): number {
  return (100 * tokens.filter((token) => set.has(token.word)).length) / tokens.length;
}

/** Moving-average type-token ratio (Covington and McFall, 2010), one pass over the words. */
function getMovingTypeTokenRatio(tokens: readonly Token[]): number {
  const counts = new Map<string, number>();
  let sum = 0;
  let windows = 0;
  tokens.forEach((token, index) => {
    counts.set(token.word, (counts.get(token.word) ?? 0) + 1);
    const leavingToken = tokens[index - WINDOW_WORDS];
    if (leavingToken) {
      const remainingCount = (counts.get(leavingToken.word) ?? 1) - 1;
      if (remainingCount === 0) counts.delete(leavingToken.word);
      else counts.set(leavingToken.word, remainingCount);
    }
    if (index >= WINDOW_WORDS - 1) {
      sum += counts.size / WINDOW_WORDS;
      windows++;
    }
  });
  return windows > 0 ? sum / windows : 0.77;
}

/** Measures a talk; null if empty. `seconds` is the speaking time, null if typed. Linear time. */
export function measureSpeech(document: Document, seconds: number | null): SpeechMeasures | null {
  const { tokens } = document;
  if (tokens.length === 0) return null;
  const content = tokens.filter((token) => token.isContent);
  const { hard, soft } = findFillers(tokens);
  const isTimed = seconds !== null && seconds > 0;
  return {
    wordsPerSecond: isTimed ? tokens.length / seconds : null,
    hardFillers: (100 * hard.length) / tokens.length,
    softFillers: (100 * soft.length) / tokens.length,
    variety: getMovingTypeTokenRatio(tokens),
    longWords: (100 * tokens.filter((token) => token.word.length >= 7).length) / tokens.length,
    wordLength:
      content.reduce((sum, token) => sum + token.word.length, 0) / Math.max(1, content.length),
    repeats:
      (100 * tokens.filter((token, index) => token.word === tokens[index - 1]?.word).length) /
      tokens.length,
    denials: getRatePer100(tokens, NEGATION_WORDS),
  };
}
