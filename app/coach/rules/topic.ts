import { getCoverage } from "~/coach/match/points";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import type { AnswerContext } from "~/coach/score/answer-context";

/**
 * The share of the question's words that answers to other questions use; only shares above it are
 * evidence of the topic.
 */
const CHANCE_QUESTION_OVERLAP = 0.2;
/**
 * Key points can match by accident. Their minimum weight, and the ranges in which the share of the
 * question's words used, of the answer's words that are in the points, or of the points themselves
 * raises it to full weight. The bank's sample answers are above, those of other cards below.
 */
const TECHNICAL_SUPPORT = {
  baseFactor: 0.35,
  questionRange: [0.15, 0.35],
  newStemsRange: [0.22, 0.36],
  coverageRange: [0.35, 0.6],
} as const;
const STORY_SUPPORT = {
  baseFactor: 0.42,
  questionRange: [0.15, 0.4],
  newStemsRange: [0.3, 0.45],
  coverageRange: [0.3, 0.6],
} as const;
/** A story that covers two of the points is on topic, whatever its other words. */
export const ON_TOPIC_POINT_COUNT = 2;
const ON_TOPIC_STORY_SCORE = 0.5;
/** Below this an answer without key points counts as off topic. */
const OFF_TOPIC_THRESHOLD = 0.08;
/** A short answer that names the subject is thin, not off topic. */
const SHORT_ANSWER_WORDS = 25;
/**
 * With this share of the question's words, or of the points' words, a weak answer is still on
 * topic.
 */
const SUBJECT_OVERLAP = 0.3;
const MIN_CAP = 6;
const CAP_KNEE = 0.36;

/**
 * How certainly the answer is about this question: about 0 for an answer to another one, 0.5 or
 * more for
 * one that covers half of the key points. Requires key points or a reference.
 */
export function getTopicality(context: AnswerContext): number {
  const relevantShare = context.relevantStems.size / Math.max(5, context.newStems.size);
  const questionOverlap = getQuestionOverlap(context.question, context.judgedAnswer);
  const pointCoverage = getCoverage(context.matches);
  const isStory = context.request.kind === "behavioral" || context.request.kind === "motivation";
  const {
    baseFactor,
    questionRange,
    newStemsRange: ownRange,
    coverageRange,
  } = isStory ? STORY_SUPPORT : TECHNICAL_SUPPORT;
  const support = Math.min(
    1,
    Math.max(
      0,
      (questionOverlap - questionRange[0]) / (questionRange[1] - questionRange[0]),
      (relevantShare - ownRange[0]) / (ownRange[1] - ownRange[0]),
      (pointCoverage - coverageRange[0]) / (coverageRange[1] - coverageRange[0]),
    ),
  );
  const coveredCount = context.matches.filter(({ status }) => status === "covered").length;
  const score =
    pointCoverage * (baseFactor + (1 - baseFactor) * support) +
    0.35 * Math.max(0, questionOverlap - CHANCE_QUESTION_OVERLAP) +
    0.5 * Math.max(0, relevantShare - ownRange[0]);
  return isStory && coveredCount >= ON_TOPIC_POINT_COUNT
    ? Math.max(score, ON_TOPIC_STORY_SCORE)
    : score;
}

export function isOffTopic(context: AnswerContext, topicalityScore: number): boolean {
  if (
    topicalityScore >= OFF_TOPIC_THRESHOLD ||
    context.matches.some(({ status }) => status === "covered")
  )
    return false;
  const questionOverlap = getQuestionOverlap(context.question, context.judgedAnswer);
  if (
    questionOverlap >= SUBJECT_OVERLAP ||
    context.relevantStems.size >= SUBJECT_OVERLAP * context.newStems.size + 1
  )
    return false;
  return context.judgedAnswer.tokens.length >= SHORT_ANSWER_WORDS || questionOverlap === 0;
}

/** The cap for this topicality: 6 if off topic, 25 at the knee, then rising. */
export function getTopicCap(topicalityScore: number): number {
  if (topicalityScore < CAP_KNEE)
    return Math.round(MIN_CAP + ((25 - MIN_CAP) * topicalityScore) / CAP_KNEE);
  return Math.min(100, Math.round(25 + (topicalityScore - CAP_KNEE) * 250));
}
