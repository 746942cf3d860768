import type { Document } from "~/coach/text/document";
import { grammaticality } from "~/coach/model/grammar";
import { FUNCTION_WORDS } from "~/coach/text/function-words";
import { findFillers } from "~/coach/speech/fillers";

const FEWEST_LISTED = 3;
const LONG_LIST = 14;
const TAKEN_FROM = 0.8;
const IN_ORDER = 0.7;
/** Notes in phrases keep some of the author's order; a list of key words keeps none. */
const NOTES = 0.3;
/** Formulas are no lists, unless nothing in them is the writer's own. */
const MUCH_NOTATION = 0.2;
const ALL_TAKEN = 0.95;
const MANY_WORDS = 30;
const WORDS_IN_A_PHRASE = 4.5;
const LITTLE_GLUE = 0.2;
const LONGEST_LOOK = 6000;
const ENOUGH_FOR_ORDER = 12;
const UNGRAMMATICAL = -0.3;
/** Words without grammar between them have no clumsy writer to be fair to. */
const BARE_UNGRAMMATICAL = -0.12;
const BARE = 0.2;
const FEWEST_FUNCTION_WORDS = 0.12;
const FEWEST_DISTINCT = 0.15;

/** The share of a text's words that are grammar: running English has 0.35 to 0.6, a word list almost none. */
export function functionWordShare(answer: Document): number {
  if (answer.tokens.length === 0) return 0;
  return (
    answer.tokens.filter((token) => FUNCTION_WORDS.has(token.word)).length / answer.tokens.length
  );
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

/** Words whose order is that of no sentence. Of people's answers about 1 in 1,000 lies below, of words drawn at random 9 in 10. */
export function isWordSalad(answer: Document): boolean {
  const limit = functionWordShare(answer) < BARE ? BARE_UNGRAMMATICAL : UNGRAMMATICAL;
  return answer.tokens.length >= ENOUGH_FOR_ORDER && grammaticality(answer.tokens) < limit;
}

/** Words that make sentences out of phrases. */
const GLUE = new Set(
  "i we you it they he she is are was were be been am has have had do does did will would can could should the a an that this which and but because so if then when".split(
    " ",
  ),
);

/** True for many short phrases between commas with hardly a word that makes a sentence. */
function isPhraseList(answer: Document): boolean {
  if (answer.tokens.length < MANY_WORDS) return false;
  const parts = answer.text.slice(0, LONGEST_LOOK).split(/[,;\n]/).length;
  const glue = answer.tokens.filter((token) => GLUE.has(token.word)).length / answer.tokens.length;
  return answer.tokens.length / parts <= WORDS_IN_A_PHRASE && glue < LITTLE_GLUE;
}

/**
 * True for the author's content words set down without a sentence. A short note may do without small
 * words as long as it keeps the order in which the author puts them, or uses words of its own.
 */
export function isWordList(answer: Document, expected: readonly Document[]): boolean {
  const said = answer.tokens.filter((token) => token.content);
  const known = new Set<string>();
  const neighbors = new Set<string>();
  for (const { tokens } of expected.flatMap((document) => document.sentences)) {
    const content = tokens.filter((token) => token.content);
    content.forEach((token, at) => {
      known.add(token.stem);
      neighbors.add(`${content[at - 1]?.stem} ${token.stem}`);
    });
  }
  const taken = said.filter((token) => known.has(token.stem)).length / Math.max(1, said.length);
  const notation =
    answer.tokens.filter((token) => /\d/.test(token.word)).length >
    answer.tokens.length * MUCH_NOTATION;
  if (notation && taken < ALL_TAKEN) return false;
  const ordered =
    said.slice(1).filter((token, at) => neighbors.has(`${said[at]?.stem} ${token.stem}`)).length /
    Math.max(1, said.length - 1);
  if (isPhraseList(answer) && taken >= TAKEN_FROM) return ordered < NOTES;
  if (answer.tokens.length < FEWEST_LISTED || functionWordShare(answer) >= FEWEST_FUNCTION_WORDS)
    return false;
  if (answer.tokens.length < LONG_LIST && taken < TAKEN_FROM) return false;
  return said.length > 1 && ordered < IN_ORDER;
}
