import type { Sentence } from "~/coach/text/document";

/** A longer sentence is searched in parts; so are all of a transcript without punctuation. */
const MIN_RUN_LENGTH = 20;
const LONG_SENTENCE = 45;

const SENTENCE_END = /[.!?…:;)"”’\]]$/;

export const isEnded = ({ text }: Sentence): boolean => SENTENCE_END.test(text);

/**
 * Whether a sentence is too long, or too much a part of a transcript, to be compared with a listed
 * error as a whole. A sentence of usual length that has an end is.
 */
export function isRun(sentence: Sentence): boolean {
  return sentence.tokens.length >= (isEnded(sentence) ? LONG_SENTENCE : MIN_RUN_LENGTH);
}
