import type { Document } from "~/coach/text/document";
import { getGrammaticality } from "~/coach/model/grammar";
import { FUNCTION_WORDS } from "~/coach/text/function-words";
import { findFillers } from "~/coach/speech/fillers";
import { countBrokenPairs } from "./broken-pairs";

const MIN_LIST_WORDS = 3;
const LONG_LIST_WORDS = 14;
const MIN_TAKEN_SHARE = 0.8;
const ORDERED_SHARE = 0.7;
/** Notes keep some of the author's word order; a list of keywords keeps none. */
const ORDERED_SHARE_OF_NOTES = 0.3;
/** Formulas aren't lists, unless nothing in them is new. */
const NOTATION_SHARE = 0.2;
const NEARLY_ALL_TAKEN = 0.95;
const MIN_PHRASE_LIST_WORDS = 30;
const MAX_WORDS_PER_PHRASE = 4.5;
const MAX_CONNECTING_SHARE = 0.2;
/** Notes have more function words than items between signs. */
const MAX_BARE_FUNCTION_SHARE = 0.2;
const MAX_SCAN_LENGTH = 6000;
const MIN_ORDER_WORDS = 12;
const MIN_FUNCTION_WORD_SHARE = 0.12;
const MIN_REPEATED_WORDS = 3;
const MIN_DISTINCT_SHARE = 0.15;
/** Longer texts say most words again. */
const LONG_TEXT_WORDS = 400;
const MIN_DISTINCT_WORDS = 20;

/** The share of function words: English prose has 0.35 to 0.6, a word list almost none. */
export function getFunctionWordShare(answer: Document): number {
  if (answer.tokens.length === 0) return 0;
  return (
    answer.tokens.filter((token) => FUNCTION_WORDS.has(token.word)).length / answer.tokens.length
  );
}

const KEYBOARD_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row) => [
  row,
  row.split("").toReversed().join(""),
]);
const MIN_RUN_LENGTH = 3;

/** Keys in a row, letters without a vowel, four consonants of the middle row, or one repeated letter: random keys. */
function isKeyMash(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  if (word.length >= MIN_RUN_LENGTH && KEYBOARD_ROWS.some((row) => row.includes(word))) return true;
  return word.length >= 5 && (!/[aeiouy]/.test(word) || /(.)\1{3}|[sdfghjkl]{4}/.test(word));
}

/** True for one word three times or more, or two words over and over. */
function isRepetition(wordCount: number, distinctCount: number): boolean {
  return wordCount >= MIN_REPEATED_WORDS && distinctCount <= Math.min(2, wordCount / 3);
}

/** True for fillers only, one phrase over and over, keys pressed at random, or placeholder text. */
export function isNonsense(answer: Document): boolean {
  const wordCount = answer.tokens.length;
  if (wordCount === 0) return false;
  const fillers = findFillers(answer.tokens);
  const contentCount = answer.tokens.filter((token) => token.isContent).length;
  const fillerCount = fillers.hard.length + fillers.soft.length;
  if (wordCount >= 4 && fillerCount >= contentCount && fillerCount / wordCount > 0.3) return true;
  if (/^\W*lorem ipsum dolor\b/i.test(answer.text)) return true;
  if (answer.tokens.filter((token) => isKeyMash(token.word)).length / wordCount > 0.3) return true;
  const distinctCount = new Set(answer.tokens.map((token) => token.stem)).size;
  if (isRepetition(wordCount, distinctCount)) return true;
  if (wordCount > LONG_TEXT_WORDS) return distinctCount < MIN_DISTINCT_WORDS;
  return wordCount >= 12 && distinctCount / wordCount < MIN_DISTINCT_SHARE;
}

/** What the share of broken pairs and the closeness to the wordings count beside the order of all words. */
const BROKEN_FACTOR = 8;
const CLOSENESS_FACTOR = 0.5;
const MAX_CLOSENESS = 0.5;
const UNGRAMMATICAL = -0.2;
/** None of people’s answers are so far from the order of English, and nine of ten shuffled ones are. */
const CLEARLY_UNGRAMMATICAL = -0.4;
/** Half of people’s answers are closer than this to how people make the question’s points, and 6 in 100 shuffled ones. */
const FAR_FROM_WORDINGS = 0.3;

/**
 * True for words in random order. Two signs must agree: their order is unlike English, and either
 * words stand side by side that never do (“the of”) or nothing is close to the question’s points.
 * Dialects and notes have an order of their own, and one of these signs at most.
 *
 * @param closeness 0–1: of the closest sentence to any wording of the points; undefined where there are none
 */
export function isWordSalad(answer: Document, closeness: number | undefined): boolean {
  if (answer.tokens.length < MIN_ORDER_WORDS) return false;
  const broken = countBrokenPairs(answer);
  const order = getGrammaticality(answer.tokens) - (BROKEN_FACTOR * broken) / answer.tokens.length;
  if (broken === 0 && closeness === undefined) return order < CLEARLY_UNGRAMMATICAL;
  if (broken === 0 && closeness !== undefined && closeness >= FAR_FROM_WORDINGS) return false;
  return order + CLOSENESS_FACTOR * Math.min(MAX_CLOSENESS, closeness ?? 0) < UNGRAMMATICAL;
}

const MAX_KEYWORD_FUNCTION_SHARE = 0.1;
const KEYWORD_ORDER = 0.15;
/** Formulas and code have no sentences either. */
const MIN_FORMULA_SIGNS = 3;

/** True for keywords only: hardly a word that connects others, and no order of sentences. */
export function isKeywords(answer: Document): boolean {
  return (
    answer.tokens.length >= MIN_ORDER_WORDS &&
    getFunctionWordShare(answer) < MAX_KEYWORD_FUNCTION_SHARE &&
    getGrammaticality(answer.tokens) < KEYWORD_ORDER &&
    (answer.text.slice(0, MAX_SCAN_LENGTH).match(/[=×*→<>{}[\]]/g)?.length ?? 0) < MIN_FORMULA_SIGNS
  );
}

/** Words that connect phrases into sentences. */
const CONNECTING_WORDS = new Set(
  "i we you it they he she is are was were be been am has have had do does did will would can could should the a an that this which and but because so if then when".split(
    " ",
  ),
);

/** True for many short phrases between commas with almost no connecting words. */
function isPhraseList(answer: Document): boolean {
  if (
    answer.tokens.length < MIN_PHRASE_LIST_WORDS ||
    getFunctionWordShare(answer) >= MAX_BARE_FUNCTION_SHARE
  )
    return false;
  const phraseCount = answer.text.slice(0, MAX_SCAN_LENGTH).split(/[,;\n]/).length;
  const connectingShare =
    answer.tokens.filter((token) => CONNECTING_WORDS.has(token.word)).length / answer.tokens.length;
  return (
    answer.tokens.length / phraseCount <= MAX_WORDS_PER_PHRASE &&
    connectingShare < MAX_CONNECTING_SHARE
  );
}

const MIN_BARE_ITEMS = 4;
const MAX_BARE_ITEM_WORDS = 4;
/** Who says more in one of them notes down sentences. */
const MAX_LONGEST_ITEM_WORDS = 6;
const ITEM_ENDS = /[,;\n•]|[.!?](?:\s|$)|(?:^|\s)[-–—]\s/;

/** True for four items or more, separated by signs, without a verb or anything else between them. */
export function isBareList(answer: Document): boolean {
  const items = answer.text
    .slice(0, MAX_SCAN_LENGTH)
    .split(ITEM_ENDS)
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
  if (items.length < MIN_BARE_ITEMS || answer.tokens.length > MAX_SCAN_LENGTH) return false;
  const longest = Math.max(...items.map((item) => item.trim().split(/\s+/).length));
  if (longest > MAX_LONGEST_ITEM_WORDS) return false;
  return (
    answer.tokens.length / items.length <= MAX_BARE_ITEM_WORDS &&
    getFunctionWordShare(answer) < MAX_BARE_FUNCTION_SHARE
  );
}

/**
 * True for the author's content words without sentences. A short note may omit function words if it
 * keeps the author's order or adds words.
 */
export function isWordList(answer: Document, expected: readonly Document[]): boolean {
  const contentTokens = answer.tokens.filter((token) => token.isContent);
  const expectedStems = new Set<string>();
  const expectedPairs = new Set<string>();
  for (const { tokens } of expected.flatMap((document) => document.sentences)) {
    const content = tokens.filter((token) => token.isContent);
    content.forEach((token, index) => {
      expectedStems.add(token.stem);
      expectedPairs.add(`${content[index - 1]?.stem} ${token.stem}`);
    });
  }
  const takenShare =
    contentTokens.filter((token) => expectedStems.has(token.stem)).length /
    Math.max(1, contentTokens.length);
  const isNotation =
    answer.tokens.filter((token) => /\d/.test(token.word)).length >
    answer.tokens.length * NOTATION_SHARE;
  if (isNotation && takenShare < NEARLY_ALL_TAKEN) return false;
  const orderedShare =
    contentTokens
      .slice(1)
      .filter((token, index) => expectedPairs.has(`${contentTokens[index]?.stem} ${token.stem}`))
      .length / Math.max(1, contentTokens.length - 1);
  if (isPhraseList(answer) && takenShare >= MIN_TAKEN_SHARE)
    return orderedShare < ORDERED_SHARE_OF_NOTES;
  if (
    answer.tokens.length < MIN_LIST_WORDS ||
    getFunctionWordShare(answer) >= MIN_FUNCTION_WORD_SHARE
  )
    return false;
  if (answer.tokens.length < LONG_LIST_WORDS && takenShare < MIN_TAKEN_SHARE) return false;
  return contentTokens.length > 1 && orderedShare < ORDERED_SHARE;
}
