import type { Sentence } from "~/coach/text/document";
import { isNumber } from "~/coach/text/numbers";

/** The words by which an answer resembles others: its stems and pairs, and those it opens and ends with. */
export interface AnswerTerms {
  /** By sentence: each stem, and each two in a row. */
  said: string[][];
  /** By sentence: the stems of the first sentence and of the last quarter; otherwise none. */
  placed: string[][];
}

const NUMBER = "#";
/** The share of the sentences that end an answer. */
const END_SHARE = 0.25;

/** Numbers are all alike here, since the figures in an answer say nothing about how good it is. */
export function listAnswerTerms(sentences: readonly Pick<Sentence, "tokens">[]): AnswerTerms {
  const spoken = sentences.flatMap(({ tokens }, index) => (tokens.length > 0 ? [index] : []));
  const endLength = Math.max(1, Math.floor(spoken.length * END_SHARE));
  const [first] = spoken;
  const ends = new Set(spoken.slice(-endLength));
  const stems = sentences.map(({ tokens }) =>
    tokens.map(({ stem }) => (isNumber(stem) ? NUMBER : stem)),
  );
  return {
    said: stems.map((words) => [
      ...words,
      ...words.slice(1).map((word, at) => `${words[at]}+${word}`),
    ]),
    placed: stems.map((words, index) =>
      index === first
        ? words.map((word) => `^${word}`)
        : ends.has(index)
          ? words.map((word) => `${word}$`)
          : [],
    ),
  };
}
