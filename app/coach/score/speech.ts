import { measureSpeech, type SpeechMeasures } from "~/coach/speech/measures";
import { predictSpeechMark } from "~/coach/speech/speech-model";
import type { AnswerContext } from "~/coach/context/answer-context";
import { getClarity } from "./style";

/** Between these lengths, in words, an answer becomes long enough for the marks of a talk. */
const MIN_SPEECH_WORDS = 80;
const FULL_SPEECH_WORDS = 120;
/** Words per second: too slow below the first, no better above the second. */
const SLOW_PACE = 1.3;
const FLUENT_PACE = 2.3;
const MAX_PACE = 3.6;

/**
 * 0–1: how far the marks of a talk describe the delivery: not at all for a few words, and for typed
 * answers to a question with key points.
 */
export function getTalkShare({ answer, keyPoints, request }: AnswerContext): number {
  if (keyPoints.length > 0 && request.seconds === null) return 0;
  return Math.min(
    1,
    Math.max(0, (answer.tokens.length - MIN_SPEECH_WORDS) / (FULL_SPEECH_WORDS - MIN_SPEECH_WORDS)),
  );
}

/** Words a minute that listeners follow best, and what to say about another pace; undefined if typed. */
export function describePace(context: AnswerContext): { text: string; gap: string } | undefined {
  const { seconds } = context.request;
  if (seconds === null || seconds <= 0) return undefined;
  const wordsPerSecond = context.answer.tokens.length / seconds;
  const text = `at ${Math.round(60 * wordsPerSecond)} words a minute`;
  if (wordsPerSecond < FLUENT_PACE)
    return { text, gap: "Speak a little faster: about 140 to 200 words a minute." };
  if (wordsPerSecond > MAX_PACE)
    return { text, gap: "Slow down: about 140 to 200 words a minute." };
  return { text, gap: "" };
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

/** The estimated rating of a talk: delivery by fillers, soft ones at half weight, and pace; null if empty. */
export function markSpeech(context: AnswerContext): SpeechMarks | null {
  const measures = measureSpeech(context.answer, context.request.seconds);
  if (!measures) return null;
  const isSpoken = context.request.seconds !== null;
  return {
    measures,
    structure: predictSpeechMark(isSpoken ? "structureTimed" : "structure", measures),
    content: predictSpeechMark(isSpoken ? "contentTimed" : "content", measures),
    delivery: predictSpeechMark(isSpoken ? "deliveryTimed" : "delivery", measures),
  };
}
