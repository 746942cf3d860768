/** Fitted by `coach:train` to what readers said of the points of people’s answers. */
export interface PointWeights {
  /** One for each measure of a point: the log odds that a point is told at all, and told in full. */
  told: readonly number[];
  full: readonly number[];
  /** The log odds where all measures are 0. */
  toldBias: number;
  fullBias: number;
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
