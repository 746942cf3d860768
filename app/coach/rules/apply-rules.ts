import type { Review } from "~/coach/types";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import type { AnswerContext } from "~/coach/score/answer-context";
import { isEcho } from "./echo";
import { detectForeignLanguage } from "./language";
import { isNonsense, isWordList, isWordSalad } from "./nonsense";
import { isRefusal } from "./refusal";
import { narrativeCap, getVagueCap } from "./narrative";
import { isOffTopic, getTopicality, getTopicCap } from "./topic";

export interface RuleResult {
  flag: Review["flag"];
  /** Points a review may reach at most; 100 when no rule speaks. */
  cap: number;
  /** A story that was told, but hardly in words the coach knows. */
  isUnrecognized?: boolean;
}

const NO_CAP: RuleResult = { flag: null, cap: 100 };
/** A whole recorded interview is long and talks about many things: only shorter answers can miss their topic. */
const LONG_SPEECH_WORDS = 300;
const LONG_SPEECH_WORDS_WITHOUT_POINTS = 1500;
const WORD_LIST_CAP = 40;
/** Whoever says what the model answer says is right, whatever the rules think of its words. */
const SAME_AS_REFERENCE = 0.95;
/** Some questions lend the model answer all their words. */
const MIN_CLOSENESS_BEYOND_ECHO = 0.66;
const MIN_REFERENCE_VALUE = 0.03;
const MIN_QUESTION_OVERLAP = 0.1;
/** Of fewer words nobody can say that they speak of something else. */
const MIN_WORDS_TO_JUDGE = 8;
const OFF_TOPIC_CAP = 12;
const WORD_SALAD_CAP = 12;
/** What a story that tells two of its points can have. */
const PARTIAL_STORY_CAP = 60;

/** With a model answer only, the fitted comparison carries the score; the rule names what shares nothing with question or answer. */
function applyReferenceRules(context: AnswerContext): RuleResult {
  const sharesNothing =
    context.judgedAnswer.tokens.length >= MIN_WORDS_TO_JUDGE &&
    context.relevantStems.size === 0 &&
    (context.referenceMatch?.value ?? 0) < MIN_REFERENCE_VALUE &&
    getQuestionOverlap(context.question, context.judgedAnswer) < MIN_QUESTION_OVERLAP;
  return sharesNothing ? { flag: "off-topic", cap: OFF_TOPIC_CAP } : NO_CAP;
}

/** What the rules say before anything is scored. */
export function applyRules(context: AnswerContext): RuleResult {
  if (context.answer.tokens.length === 0) return { flag: "empty", cap: 0 };
  if (context.judgedAnswer.tokens.length === 0) return { flag: "nonsense", cap: 0 };
  const closeness = context.referenceMatch?.closeness ?? 0;
  if (detectForeignLanguage(context.answer) || closeness >= SAME_AS_REFERENCE) return NO_CAP;
  if (isRefusal(context.judgedAnswer, context.relevantStems.size))
    return { flag: "refusal", cap: 3 };
  if (isNonsense(context.judgedAnswer)) return { flag: "nonsense", cap: 3 };
  const isLong = context.judgedAnswer.tokens.length > LONG_SPEECH_WORDS;
  if (
    !isLong &&
    isEcho(context.judgedAnswer, context.question) &&
    context.relevantStems.size === 0 &&
    closeness < MIN_CLOSENESS_BEYOND_ECHO
  )
    return { flag: "echo", cap: 5 };
  if (!isLong && isWordSalad(context.judgedAnswer))
    return { flag: "nonsense", cap: WORD_SALAD_CAP };
  if (!isLong && isWordList(context.judgedAnswer, context.expectedDocuments))
    return { flag: null, cap: WORD_LIST_CAP };
  if (
    context.keyPoints.length === 0 ||
    context.judgedAnswer.tokens.length > LONG_SPEECH_WORDS_WITHOUT_POINTS
  )
    return NO_CAP;
  if (context.request.keyPoints.length === 0) return applyReferenceRules(context);
  const topicalityScore = getTopicality(context);
  const isStory = context.request.kind === "behavioral" || context.request.kind === "motivation";
  const cap = isStory
    ? Math.min(getTopicCap(topicalityScore), getVagueCap(context))
    : getTopicCap(topicalityScore);
  const unrecognizedCap = isStory && cap < PARTIAL_STORY_CAP ? narrativeCap(context) : 0;
  if (unrecognizedCap > cap) return { flag: null, cap: unrecognizedCap, isUnrecognized: true };
  return { flag: isOffTopic(context, topicalityScore) ? "off-topic" : null, cap };
}
