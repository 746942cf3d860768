import type { AnswerContext } from "~/coach/context/answer-context";
import { countFacts } from "~/coach/speech/answer-facts";
import { hasResultCue } from "~/coach/speech/star";
import { isNumber } from "~/coach/text/numbers";

/** The shares of specific words in vague and in concrete answers. */
const VAGUE_DENSITY = 0.2;
const CONCRETE_DENSITY = 0.34;
const MIN_WORDS = 50;

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** Names of people, places, products: capitalized words inside a sentence. */
export function countNames(context: AnswerContext): number {
  const names = new Set<string>();
  for (const { tokens } of context.judgedAnswer.sentences) {
    for (const token of tokens.slice(1))
      if (token.isSpecific && /^\p{Lu}/u.test(context.answer.text[token.start] ?? ""))
        names.add(token.stem);
  }
  return names.size;
}

/** Sentences with a measurable result, last first; a number elsewhere may measure something else. */
export function findSizedResults(context: AnswerContext): number[] {
  const { sentences } = context.judgedAnswer;
  const openingLength = Math.ceil(sentences.length / 3);
  return context.star.result
    .filter((index) => {
      const sentence = sentences[index];
      return (
        sentence !== undefined &&
        hasResultCue(sentence) &&
        index >= openingLength &&
        sentence.tokens.some(({ stem }) => isNumber(stem))
      );
    })
    .toReversed();
}

/** 0–1: concrete words, numbers, a measurable result, names. */
export function getSpecificity(context: AnswerContext): number {
  const wordCount = Math.max(MIN_WORDS, context.judgedAnswer.tokens.length);
  const density =
    context.judgedAnswer.tokens.filter((token) => token.isSpecific).length / wordCount;
  const numberCount = countFacts(context.judgedAnswer, null).numbers;
  const sizedShare =
    context.request.kind === "behavioral"
      ? Math.min(1, findSizedResults(context).length)
      : Math.min(1, numberCount / 2);
  return (
    0.45 * ramp(density, VAGUE_DENSITY, CONCRETE_DENSITY) +
    0.25 * Math.min(1, numberCount / 3) +
    0.2 * sizedShare +
    0.1 * Math.min(1, (countNames(context) + numberCount) / 3)
  );
}
