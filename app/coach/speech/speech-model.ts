import model from "~/coach/weights/spoken.json";
import type { SpeechMeasure, SpeechMeasures } from "./measures";

export type SpeechMark = keyof typeof model.marks;

/** Measures are clamped to this many standard deviations. */
const MAX_DEVIATIONS = 2.5;
/** The score of the average recorded interview, and of one standard deviation. */
const MEAN_MARK = 0.56;
const MARK_PER_DEVIATION = 0.14;

/** Faster than this, in words per second, is no longer better but worse: raters heard few such people. */
const MAX_PACE = 3.4;

function foldPace(wordsPerSecond: number | null): number | null {
  if (wordsPerSecond === null || wordsPerSecond <= MAX_PACE) return wordsPerSecond;
  return 2 * MAX_PACE - wordsPerSecond;
}

function isMeasure(name: string): name is SpeechMeasure {
  return Object.hasOwn(model.features, name);
}

/**
 * 0–1: the estimated rating of a long talk. A weighted sum of standardized measures; the
 * weights follow from published correlations (see training/coach/README.md), 0.56 is the average interview.
 */
export function predictSpeechMark(mark: SpeechMark, measures: SpeechMeasures): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(model.marks[mark])) {
    if (!isMeasure(name)) continue;
    const value = name === "wordsPerSecond" ? foldPace(measures[name]) : measures[name];
    const { mean, sd } = model.features[name];
    if (value !== null)
      sum += weight * MAX_DEVIATIONS * Math.tanh((value - mean) / sd / MAX_DEVIATIONS);
  }
  return Math.min(1, Math.max(0, MEAN_MARK + MARK_PER_DEVIATION * sum));
}
