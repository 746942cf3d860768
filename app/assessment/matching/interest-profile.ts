import { INTEREST_AREAS } from "~/occupations/interest-areas";

/** Answers of one area to "How much would you enjoy this?", 1 (not at all) to 5 (very much). */
export type AreaAnswers = readonly number[];

/** Where a score probably lies, 0 to 100. */
export interface ScoreRange {
  low: number;
  /** The likely score; null without an answer. */
  score: number | null;
  high: number;
  /** Standard error of the score, 0 to 100. */
  error: number;
  answered: number;
}

/**
 * Prior for the spread of a person's answers within an area: six answers' worth of a standard
 * deviation of one step, so that three equal answers don't look exact.
 */
const PRIOR_WEIGHT = 6;
const PRIOR_VARIANCE = 1;

/** From the scale of the answers, 1 to 5, to 0 to 100. */
const POINTS_PER_STEP = 25;

/** With fewer answers, an area's score says too little to compare. */
export const MIN_ANSWERS_PER_AREA = 2;

/**
 * Six interest scores with their ranges, in the order of INTEREST_AREAS.
 *
 * score = (mean of the area's answers − 1) × 25, so 0 to 100.
 * s² = (6 × 1 + Σ (answer − mean of its area)²) / (6 + Σ (n − 1)): the spread of answers within
 * areas, pooled over all areas, in steps of the scale.
 * error = 25 × s / √n; range = score ± 1 error, cut at 0 and 100: about two times in three, the same
 * person answering other activities of the area would score in it. Unanswered activities don't
 * change the score but widen the range.
 */
export function computeProfile(answers: readonly AreaAnswers[]): ScoreRange[] {
  const spread = Math.sqrt(getPooledVariance(answers));
  return INTEREST_AREAS.map((_, index) => {
    const given = answers[index] ?? [];
    if (given.length === 0) return { low: 0, score: null, high: 100, error: 50, answered: 0 };
    const score = (getMean(given) - 1) * POINTS_PER_STEP;
    const error = (POINTS_PER_STEP * spread) / Math.sqrt(given.length);
    return {
      low: Math.max(0, score - error),
      score,
      high: Math.min(100, score + error),
      error,
      answered: given.length,
    };
  });
}

function getPooledVariance(answers: readonly AreaAnswers[]): number {
  let squares = PRIOR_WEIGHT * PRIOR_VARIANCE;
  let degrees = PRIOR_WEIGHT;
  for (const given of answers) {
    if (given.length === 0) continue;
    const mean = getMean(given);
    for (const answer of given) squares += (answer - mean) ** 2;
    degrees += given.length - 1;
  }
  return squares / degrees;
}

export function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The six scores, if every area has enough answers to compare them. */
export function getComparableScores(profile: readonly ScoreRange[]): number[] | undefined {
  const scores = profile.flatMap(({ score, answered }) =>
    score === null || answered < MIN_ANSWERS_PER_AREA ? [] : [score],
  );
  return scores.length === profile.length ? scores : undefined;
}

/** Indexes of the areas by score, highest first; equal scores in the order of INTEREST_AREAS. */
export function rankAreas(profile: readonly ScoreRange[]): number[] {
  return profile
    .map((_, index) => index)
    .toSorted((a, b) => (profile[b]?.score ?? -1) - (profile[a]?.score ?? -1) || a - b);
}

/** Whether the data leave open which of the two is higher. */
export function doRangesOverlap(a: ScoreRange, b: ScoreRange): boolean {
  return a.low <= b.high && b.low <= a.high;
}
