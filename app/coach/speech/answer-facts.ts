import type { AnswerFacts } from "~/coach/types";
import type { Document } from "~/coach/text/document";
import { isNumber } from "~/coach/text/numbers";

const FIRST_PERSON_SINGULAR = new Set([
  "i",
  "im",
  "ive",
  "id",
  "ill",
  "me",
  "my",
  "mine",
  "myself",
]);
const FIRST_PERSON_PLURAL = new Set([
  "we",
  "us",
  "our",
  "ours",
  "ourselves",
  "weve",
  "were",
  "wed",
  "well",
]);
/** "were" and "well" count as "we're" and "we'll" only with an apostrophe. */
const APOSTROPHE_REQUIRED = new Set(["were", "well", "id", "ill"]);

const WORD = /\p{L}{2}/u;

/** The number or letter before an item of a list is no sentence. */
export function countSentences({ sentences }: Document): number {
  return sentences.filter(({ text }) => WORD.test(text)).length;
}

/** Counts shown with a review. `seconds` is null if typed; then there is no pace. */
export function countFacts(answer: Document, seconds: number | null): AnswerFacts {
  const countWords = (wordSet: ReadonlySet<string>) =>
    answer.tokens.filter(
      (token) =>
        wordSet.has(token.word) &&
        (!APOSTROPHE_REQUIRED.has(token.word) ||
          /['’]/.test(answer.text.slice(token.start, token.end))),
    ).length;
  return {
    words: answer.tokens.length,
    sentences: countSentences(answer),
    numbers: answer.tokens.filter((token) => isNumber(token.stem)).length,
    i: countWords(FIRST_PERSON_SINGULAR),
    we: countWords(FIRST_PERSON_PLURAL),
    pace:
      seconds !== null && seconds > 0 ? Math.round((answer.tokens.length / seconds) * 60) : null,
  };
}
