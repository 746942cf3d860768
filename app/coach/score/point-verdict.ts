import type { PointMatch } from "~/coach/match/points";

/** Fitted by `coach:train` to what people said of the points of whole answers. */
export interface VerdictWeights {
  /** One for each measure. */
  weights: number[];
  /** The log odds that a point is told at all, and in full, where every measure is 0. */
  told: number;
  full: number;
}

/** A point that is told at all less likely than this is not found. */
const FOUND = 0.5;

/** A measure within the bounds of what the labeled answers show. */
export function clamp(value: number, [min, max]: readonly [number, number]): number {
  return Math.min(max, Math.max(min, value));
}

function toProbability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** How likely a person would say that a point is told at all, and in full. */
export function predictVerdict(
  { weights, told, full }: VerdictWeights,
  measures: readonly number[],
) {
  const odds = measures.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
  return { told: toProbability(odds + told), full: toProbability(odds + full) };
}

/**
 * The verdict on a point in the light of the whole answer, whose measures these are.
 *
 * @param covered a point that is told in full at least as likely as this is covered, another one partly
 */
export function settlePoint(
  match: PointMatch,
  weights: VerdictWeights,
  measures: readonly number[],
  covered: number,
): PointMatch {
  const { told, full } = predictVerdict(weights, measures);
  if (told < FOUND) return { ...match, status: "missed", credit: full, sentence: null };
  const sentence = match.evidence?.sentence ?? null;
  return { ...match, status: full < covered ? "partial" : "covered", credit: full, sentence };
}
