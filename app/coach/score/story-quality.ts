import { findStorySigns } from "~/coach/rules/story-signs";
import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";
import { getOwnQuestionShare, getStoryTopicality } from "./story-topic";

/**
 * The mark given for each mean of marks that the model expects. A mean lies nearer the middle
 * than the marks, the more so the less sure the model is.
 */
const CALIBRATION = [
  { expected: 0, mark: 0 },
  { expected: 12, mark: 9 },
  { expected: 40, mark: 38 },
  { expected: 80, mark: 90 },
  { expected: 90, mark: 100 },
] as const;

function calibrate(expected: number): number {
  const upper = CALIBRATION.findIndex((step) => step.expected >= expected);
  const [from, to] = [CALIBRATION[upper - 1], CALIBRATION[upper]];
  if (!to) return 100;
  if (!from) return to.mark;
  return from.mark + (to.mark - from.mark) * ramp(expected, [from.expected, to.expected]);
}

/** What a story gets that is told well, but most likely about something else. */
const ELSEWHERE_QUALITY = 0.35;

/** 0–1: how good a story or a motivation is, whatever its words. 1 without wordings. */
export function getStoryQuality(context: AnswerContext): number {
  const { story, judgedAnswer } = context;
  if (!story) return 1;
  const { sentences } = judgedAnswer;
  const { denials } = findStorySigns(sentences.map(({ text }) => text).join(" "));
  const toldShare = Math.max(0, 1 - denials / Math.max(1, sentences.length));
  const told = (getStoryTopicality(context) * toldShare * calibrate(story.mark)) / 100;
  return told <= ELSEWHERE_QUALITY
    ? told
    : ELSEWHERE_QUALITY + (told - ELSEWHERE_QUALITY) * getOwnQuestionShare(context);
}

/** From this quality on, a story answers the question in other words than the points'. */
const RELEVANT_QUALITY = [0.45, 0.75] as const;

/** 0–1: the share of the question a good story answers, however few points are recognized. */
export function getToldRelevance(context: AnswerContext): number {
  if (!context.judgment) return 0;
  const quality = getStoryQuality(context);
  return quality * ramp(quality, RELEVANT_QUALITY);
}
