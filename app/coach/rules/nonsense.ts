import type { Document } from "~/coach/text/document";
import { FUNCTION_WORDS } from "~/coach/text/function-words";
import { findFillers } from "~/coach/speech/fillers";

const ENOUGH_WORDS = 8;
const FEWEST_FUNCTION_WORDS = 0.12;
const FEWEST_DISTINCT = 0.25;

/** The share of a text's words that are grammar: running English has 0.35 to 0.6, a word list almost none. */
export function functionWordShare(answer: Document): number {
  if (answer.tokens.length === 0) return 0;
  return answer.tokens.filter((token) => FUNCTION_WORDS.has(token.word)).length / answer.tokens.length;
}

/** Letters without a vowel, or one letter over and over: a hand on the keyboard. */
function isMash(word: string): boolean {
  return /^[a-z]{5,}$/.test(word) && (!/[aeiouy]/.test(word) || /(.)\1{3}/.test(word));
}

/** True for fillers only, one phrase over and over, or keys pressed at random. */
export function isNonsense(answer: Document): boolean {
  const words = answer.tokens.length;
  if (words === 0) return false;
  const fillers = findFillers(answer.tokens);
  const content = answer.tokens.filter((token) => token.content).length;
  const filled = fillers.hard.length + fillers.soft.length;
  if (words >= 4 && filled >= content && filled / words > 0.3) return true;
  if (answer.tokens.filter((token) => isMash(token.word)).length / words > 0.3) return true;
  const distinct = new Set(answer.tokens.map((token) => token.stem)).size;
  return words >= 12 && words <= 400 && distinct / words < FEWEST_DISTINCT;
}

/** True for words set down without sentences, long enough to judge. */
export function isWordList(answer: Document): boolean {
  return answer.tokens.length >= ENOUGH_WORDS && functionWordShare(answer) < FEWEST_FUNCTION_WORDS;
}
