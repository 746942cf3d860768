/** Fitted by `coach:train` to what readers said of the points of people’s answers. */
export interface PointWeights {
  /** One for each measure of a point: the log odds that a point is told at all, and told in full. */
  told: readonly number[];
  full: readonly number[];
  /** The log odds where all measures are 0. */
  toldBias: number;
  fullBias: number;
  /**
   * The points of an answer go together: who tells one tells others. So what a point may be expected
   * to count is, in log odds, this many times as far from the center as its own sentence says.
   */
  spread: number;
  center: number;
  /** How likely a point must be told for the coach to say so: above it more than nine of ten are. */
  bar: number;
}

function toProbability(weights: readonly number[], bias: number, measures: readonly number[]) {
  const odds = measures.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-odds));
}

/** 0–1: how likely a reader says that a point is told at all, and in full. */
export function predictPoint(
  { told, full, toldBias, fullBias }: PointWeights,
  measures: readonly number[],
): { told: number; full: number } {
  const likely = toProbability(told, toldBias, measures);
  return { told: likely, full: Math.min(likely, toProbability(full, fullBias, measures)) };
}

/** What a point counts that is told in part. */
export const PART_CREDIT = 0.5;

/** What a point counts on average, if it is this likely told at all and in full. */
export function averageCredit({ told, full }: { told: number; full: number }): number {
  return full + PART_CREDIT * (told - full);
}

const toOdds = (probability: number) => Math.log(probability / (1 - probability));

/** 0–1: what a point may be expected to count in its answer. */
export function expectCredit({ spread, center }: PointWeights, credit: number): number {
  const odds = toOdds(center) + spread * (toOdds(credit) - toOdds(center));
  return 1 / (1 + Math.exp(-odds));
}
