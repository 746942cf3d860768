/** Standard deviations on each side that hold about 8 of 10 marks of answers the models never saw. */
export const DEVIATIONS = 1.35;
export const MIN_WIDTH = 6;
/** A wider range says too little for a figure. */
export const MAX_SHOWN_WIDTH = 40;
/** Shorter answers get no range: there is too little to judge. Code says enough without words. */
export const MIN_RANGE_WORDS = 40;
/** What is said in place of such a figure. */
export const NO_SCORE_YET = "No score yet";

/**
 * What a score may be: the range that holds readers’ marks in about 8 of 10 answers, at least
 * `MIN_WIDTH` wide, within 0 to 100.
 *
 * @param deviation of the marks from the estimate, in points
 * @param open half the range by itself that is left by points nobody has settled, in points
 */
export function getRange(score: number, deviation: number, open = 0): [from: number, to: number] {
  const half = Math.max(MIN_WIDTH / 2, Math.hypot(DEVIATIONS * deviation, open));
  return [Math.max(0, Math.round(score - half)), Math.min(100, Math.round(score + half))];
}

/** Whether a range says too little for a figure. */
export function isTooOpen([from, to]: readonly [from: number, to: number]): boolean {
  return to - from > MAX_SHOWN_WIDTH;
}

/** Whether a review’s range says too little for a figure. Reviews by an earlier rubric have none. */
export function hasTooOpenRange({ range }: { range?: readonly [number, number] }): boolean {
  return range !== undefined && isTooOpen(range);
}

/** The same of a score stored without its range, of which the lower end is known: it is as far below as above. */
export function isTooOpenAbove(lowerScore: number, score: number): boolean {
  return isTooOpen([lowerScore, Math.min(100, 2 * score - lowerScore)]);
}
