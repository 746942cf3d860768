import { measureSpeech, type SpeechMeasures } from "~/coach/speech/measures";
import { markTalk } from "~/coach/speech/talk-model";
import type { Reading } from "./reading";
import { clarityOf } from "./form";

/** Between these lengths, in words, an answer without key points turns from one story into a whole talk. */
const STORY_UP_TO = 250;
const TALK_FROM = 420;
/** Words a second below which a listener waits, and from which faster is no better. */
const SLOW = 1.3;
const FLUENT = 2.3;
const TOO_FAST = 3.6;

/** 0 for one answer, 1 for a whole recorded interview in one text, between them by length. */
export function talkShare(reading: Reading): number {
  if (reading.points.length > 0) return 0;
  return Math.min(
    1,
    Math.max(0, (reading.answer.tokens.length - STORY_UP_TO) / (TALK_FROM - STORY_UP_TO)),
  );
}

export interface Talk {
  measures: SpeechMeasures;
  structure: number;
  content: number;
  delivery: number;
}

function paceOf({ wordsPerSecond }: SpeechMeasures): number {
  if (wordsPerSecond === null) return 1;
  const slow = Math.min(1, Math.max(0, (wordsPerSecond - SLOW) / (FLUENT - SLOW)));
  return wordsPerSecond > TOO_FAST ? Math.max(0.5, 1 - (wordsPerSecond - TOO_FAST)) : slow;
}

/** The delivery of one answer, 0–1: fillers and hedges, and when spoken its pace. */
export function deliveryOf(reading: Reading): number {
  const measures = measureSpeech(reading.answer, reading.request.seconds);
  if (!measures) return 0;
  const clear = clarityOf(reading);
  return reading.request.seconds === null ? clear : 0.6 * clear + 0.4 * paceOf(measures);
}

/** A long talk as raters would mark it, going by pace most, then by fillers, once they hear it; null when nothing was said. */
export function readTalk(reading: Reading): Talk | null {
  const measures = measureSpeech(reading.answer, reading.request.seconds);
  if (!measures) return null;
  const heard = reading.request.seconds !== null;
  return {
    measures,
    structure: markTalk(heard ? "structureTimed" : "structure", measures),
    content: markTalk("content", measures),
    delivery: markTalk(heard ? "heard" : "delivery", measures),
  };
}
