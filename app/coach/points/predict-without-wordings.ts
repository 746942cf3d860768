import type { AnswerContext } from "~/coach/context/answer-context";
import type { PointMatch } from "~/coach/match/points";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import type { KeyPoint } from "~/data/questions/types";
import { averageCredit } from "./predict-point";

/** Without wordings, words in common tell little: these are how likely a point is told, with none and with all of them. */
const LIKELY_BY_WORDS = [0.25, 0.75] as const;
/** Where no point has any words in common with the answer, it is expected to tell this share of them, until its author is asked. */
const UNRELATED_SHARE = 0.1;
/** So many points in their own words show that an answer is about its question. */
const ENOUGH_SHOWN = 2;
/** How likely a point is told that a part of a story makes, where the story has that part. */
const LIKELY_BY_PART = { told: 0.9, full: 0.5 };
/** Of an answer that has none of the question’s. */
const MIN_SHARED_WORDS = 2;

/**
 * The sentence that makes a point by being a part of a story; undefined where nothing is done in it, or
 * where it shares hardly a word with the question and its points.
 */
function findPart(context: AnswerContext, { part }: KeyPoint): number | undefined {
  const { habits, star, question, judgedAnswer, relevantStems } = context;
  if (!part || star.action.length === 0) return undefined;
  if (relevantStems.size < MIN_SHARED_WORDS && getQuestionOverlap(question, judgedAnswer) === 0)
    return undefined;
  return star[part].find((sentence) => !habits.has(sentence));
}

/** UNRELATED_SHARE to 1: who tells one point tells others. */
function getRelatedShare(context: AnswerContext): number {
  const shown = context.matches.reduce(
    (sum, { point, credit }) => sum + (findPart(context, point) === undefined ? credit : 1),
    0,
  );
  return UNRELATED_SHARE + (1 - UNRELATED_SHARE) * Math.min(1, shown / ENOUGH_SHOWN);
}

/** How likely a point without wordings is told: by a part of a story, or by words in common. */
export function predictWithoutWordings(
  context: AnswerContext,
  match: PointMatch,
  lengthShare: number,
) {
  const sentence = findPart(context, match.point);
  if (sentence !== undefined)
    return { ...LIKELY_BY_PART, credit: averageCredit(LIKELY_BY_PART), sentence, isThought: true };
  const [none, all] = LIKELY_BY_WORDS;
  const told = lengthShare * (none + (all - none) * match.credit);
  const likely = { told, full: told / 2 };
  return {
    ...likely,
    credit: getRelatedShare(context) * averageCredit(likely),
    sentence: match.sentence,
    isThought: false,
  };
}
