import type { StarPart } from "~/coach/types";
import { countFacts } from "~/coach/speech/answer-facts";
import { hasResultCue } from "~/coach/speech/star";
import { isNumber } from "~/coach/text/numbers";
import { getFlow } from "./style";
import type { AnswerContext } from "./answer-context";

export const STAR_PARTS: readonly StarPart[] = ["situation", "task", "action", "result"];
/** Raters reward the result most; listeners can best infer the task. */
const PART_WEIGHTS: Readonly<Record<StarPart, number>> = {
  situation: 0.22,
  task: 0.13,
  action: 0.32,
  result: 0.33,
};
/** The shares of specific words in vague and in concrete answers. */
const VAGUE_DENSITY = 0.2;
const CONCRETE_DENSITY = 0.34;

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

export function listMissingParts(context: AnswerContext): StarPart[] {
  return STAR_PARTS.filter((part) => context.star[part].length === 0);
}

export function countSentencesWithPoints({ matches }: AnswerContext): number {
  return new Set(matches.flatMap((match) => match.sentence ?? [])).size;
}

/**
 * 0–1: a story has four parts; a motivation answer has several points, each in its own sentence.
 */
export function getStoryStructure(context: AnswerContext): number {
  if (context.request.kind === "behavioral") {
    const partsWeight = STAR_PARTS.reduce(
      (sum, part) => sum + (context.star[part].length > 0 ? PART_WEIGHTS[part] : 0),
      0,
    );
    return 0.8 * partsWeight + 0.2 * getFlow(context);
  }
  return 0.5 * Math.min(1, countSentencesWithPoints(context) / 3) + 0.5 * getFlow(context);
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

/**
 * Sentences with a measurable result, last first; a number elsewhere may measure something else.
 */
export function findSizedResults(context: AnswerContext): number[] {
  const openingLength = Math.ceil(context.judgedAnswer.sentences.length / 3);
  const outcome = context.matches.at(-1);
  const { sentences } = context.judgedAnswer;
  return context.star.result
    .filter((index) => {
      const sentence = sentences[index];
      const isResult =
        sentence !== undefined &&
        (hasResultCue(sentence) || (outcome?.status === "covered" && outcome.sentence === index));
      return (
        isResult && index >= openingLength && sentence.tokens.some(({ stem }) => isNumber(stem))
      );
    })
    .toReversed();
}

/** 0–1: concrete words, numbers, a measurable result, names. */
export function getSpecificity(context: AnswerContext): number {
  const wordCount = Math.max(50, context.judgedAnswer.tokens.length);
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

/**
 * 0–1: the speaker acts. "We" is fine if there is also "I". Motivation answers don't need actions.
 */
export function getOwnership(context: AnswerContext): number {
  const { i, we } = countFacts(context.judgedAnswer, null);
  if (i + we === 0) return 0.2;
  const actionShare =
    context.request.kind === "behavioral" ? Math.min(1, context.star.action.length / 2) : 1;
  return 0.55 * Math.min(1, i / (i + we) / 0.5) + 0.45 * actionShare;
}
