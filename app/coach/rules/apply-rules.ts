import type { Review } from "~/coach/types";
import { removeSentences, type AnswerContext } from "~/coach/context/answer-context";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import { isEcho } from "./echo";
import { detectForeignLanguage } from "./language";
import { isBareList, isKeywords, isNonsense, isWordList, isWordSalad } from "./nonsense";
import { isAboutSomethingElse } from "./off-topic";
import { isRefusal } from "./refusal";

/** The flags set by the text of an answer; code without a test run is flagged later. */
export type RuleFlag = Exclude<Review["flag"], "untested">;

export interface RuleResult {
  flag: RuleFlag;
  /** The maximum score; 100 if no rule applies. */
  cap: number;
}

const NO_CAP: RuleResult = { flag: null, cap: 100 };
/** A recorded interview is long and covers many topics: only shorter answers can be off topic. */
const LONG_SPEECH_WORDS = 300;
const WORD_LIST_CAP = 20;
const OFF_TOPIC_CAP = 15;
const WORD_SALAD_CAP = 12;
/** An answer that matches the model answer is correct, regardless of the rules. */
const SAME_AS_REFERENCE = 0.95;
/** Some model answers only use words of the question. */
const MIN_CLOSENESS_BEYOND_ECHO = 0.66;
const MIN_REFERENCE_VALUE = 0.03;
const MIN_QUESTION_OVERLAP = 0.1;
/** Shorter answers can't be judged as off topic. */
const MIN_WORDS_TO_JUDGE = 8;

/**
 * With a model answer only, the fitted comparison determines the score; this rule flags answers
 * that share nothing with either.
 */
function applyReferenceRules(context: AnswerContext): RuleResult {
  const sharesNothing =
    context.judgedAnswer.tokens.length >= MIN_WORDS_TO_JUDGE &&
    context.relevantStems.size === 0 &&
    (context.referenceMatch?.value ?? 0) < MIN_REFERENCE_VALUE &&
    getQuestionOverlap(context.question, context.judgedAnswer) < MIN_QUESTION_OVERLAP;
  return sharesNothing ? { flag: "off-topic", cap: OFF_TOPIC_CAP } : NO_CAP;
}

/** What is no answer: nothing, a pass, the question again, words without sentences. */
function findNoAnswer(context: AnswerContext, closeness: number): RuleResult | undefined {
  const { answer, judgedAnswer, question, relevantStems } = context;
  if (detectForeignLanguage(answer)) return { flag: "other-language", cap: 0 };
  // In its own words: as the points' nearest ones, "really" may be "real".
  if (isRefusal(removeSentences(answer, context.injections), question, relevantStems.size))
    return { flag: "refusal", cap: 3 };
  if (isNonsense(judgedAnswer)) return { flag: "nonsense", cap: 3 };
  if (judgedAnswer.tokens.length > LONG_SPEECH_WORDS) return undefined;
  const isBareEcho = relevantStems.size === 0 && closeness < MIN_CLOSENESS_BEYOND_ECHO;
  if (isBareEcho && isEcho(judgedAnswer, question)) return { flag: "echo", cap: 5 };
  if (isWordSalad(judgedAnswer, context.judgment?.closeness) || isKeywords(judgedAnswer))
    return { flag: "nonsense", cap: WORD_SALAD_CAP };
  const isList =
    isWordList(judgedAnswer, context.expectedDocuments) ||
    (context.request.keyPoints.length > 0 && isBareList(judgedAnswer));
  return isList ? { flag: null, cap: WORD_LIST_CAP } : undefined;
}

/**
 * The rules that decide a score by themselves. Each needs a sign anyone can check, or two that don’t
 * depend on each other.
 *
 * @param expected 0–1: the share of the key points that is likely told
 */
export function applyRules(context: AnswerContext, expected: number): RuleResult {
  if (context.answer.tokens.length === 0) return { flag: "empty", cap: 0 };
  if (context.judgedAnswer.tokens.length === 0)
    return context.recited.size > 0
      ? { flag: null, cap: WORD_LIST_CAP }
      : { flag: "nonsense", cap: 0 };
  const closeness = context.referenceMatch?.closeness ?? 0;
  if (closeness >= SAME_AS_REFERENCE) return NO_CAP;
  const noAnswer = findNoAnswer(context, closeness);
  if (noAnswer && !(noAnswer.flag === "nonsense" && context.request.isAnswer)) return noAnswer;
  if (context.keyPoints.length === 0) return NO_CAP;
  if (context.request.keyPoints.length === 0) return applyReferenceRules(context);
  const isLong = context.judgedAnswer.tokens.length > LONG_SPEECH_WORDS;
  return !isLong && isAboutSomethingElse(context, expected)
    ? { flag: "off-topic", cap: OFF_TOPIC_CAP }
    : NO_CAP;
}
