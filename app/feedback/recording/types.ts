import type { Span } from "~/coach/types";
import type { PointState } from "~/feedback/parts/point-state";

/** An answer that may have been recorded, or the answer to its follow-up. */
export interface RecordedAnswer {
  recordingKey: string;
  title: string;
  sentences: ToldSentence[];
}

export interface ToldSentence {
  text: string;
  /** Of the points it makes, as the review shows it. */
  state: PointState | null;
  /** Positions in its text. */
  fillers: Span[];
}

interface TimedMark {
  /** In seconds from the start of the recording. */
  time: number;
}

export interface PointMark extends TimedMark {
  kind: "point";
  /** The number of the sentence, from 1. */
  sentence: number;
  state: PointState;
}

export interface FillerMark extends TimedMark {
  kind: "filler";
  words: string[];
}

export interface PauseMark extends TimedMark {
  kind: "pause";
  /** In seconds. */
  length: number;
}

export type Mark = PointMark | FillerMark | PauseMark;
