import { measureSpeech, type SpeechMeasures } from "~/coach/speech/measures";
import { predictSpeechMark } from "~/coach/speech/speech-model";
import type { AnswerContext } from "./answer-context";
import { getClarity } from "./style";

/**
 * Between these lengths, in words, an answer without key points changes from one story to a long
 * talk.
 */
const MAX_STORY_WORDS = 250;
const MIN_SPEECH_WORDS = 420;
/** Words per second: too slow below the first, no better above the second. */
const SLOW_PACE = 1.3;
const FLUENT_PACE = 2.3;
const MAX_PACE = 3.6;

/** 0 for one answer, 1 for an entire recorded interview, in between by length. */
export function getSpeechShare(context: AnswerContext): number {
  if (context.keyPoints.length > 0) return 0;
  return Math.min(
    1,
    Math.max(
      0,
      (context.answer.tokens.length - MAX_STORY_WORDS) / (MIN_SPEECH_WORDS - MAX_STORY_WORDS),
    ),
  );
}

export interface SpeechMarks {
  measures: SpeechMeasures;
  structure: number;
  content: number;
  delivery: number;
}

function getPaceScore({ wordsPerSecond }: SpeechMeasures): number {
  if (wordsPerSecond === null) return 1;
  const slow = Math.min(1, Math.max(0, (wordsPerSecond - SLOW_PACE) / (FLUENT_PACE - SLOW_PACE)));
  return wordsPerSecond > MAX_PACE ? Math.max(0.5, 1 - (wordsPerSecond - MAX_PACE)) : slow;
}

/** The delivery of one answer, 0–1: fillers and hedges, and pace if spoken. */
export function getDelivery(context: AnswerContext): number {
  const measures = measureSpeech(context.answer, context.request.seconds);
  if (!measures) return 0;
  const clarity = getClarity(context);
  return context.request.seconds === null ? clarity : 0.6 * clarity + 0.4 * getPaceScore(measures);
}

/** The estimated rating of a long talk, mostly by pace, then by fillers; null if empty. */
export function markSpeech(context: AnswerContext): SpeechMarks | null {
  const measures = measureSpeech(context.answer, context.request.seconds);
  if (!measures) return null;
  const isSpoken = context.request.seconds !== null;
  return {
    measures,
    structure: predictSpeechMark(isSpoken ? "structureTimed" : "structure", measures),
    content: predictSpeechMark("content", measures),
    delivery: predictSpeechMark(isSpoken ? "heard" : "delivery", measures),
  };
}
