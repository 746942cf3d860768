import type { Occupation } from "./types";
import { formatCount } from "./format-outlook";

/** What pay and growth are at least; null for any. */
export interface FigureRange {
  /** US dollars a year. */
  minPay: number | null;
  /** Percent over ten years. */
  minGrowth: number | null;
}

/** What the fields of the filter accept. */
export const PAY_LIMITS = { min: 0, max: 240_000, step: 5000 };
export const GROWTH_LIMITS = { min: -40, max: 50, step: 1 };

/** Reads the range from a URL. Values that aren’t numbers within the limits count as not given. */
export function readRange(params: URLSearchParams): FigureRange {
  return {
    minPay: readNumber(params.get("min-pay"), PAY_LIMITS),
    minGrowth: readNumber(params.get("min-growth"), GROWTH_LIMITS),
  };
}

function readNumber(text: string | null, { min, max }: { min: number; max: number }) {
  const value = Number(text?.trim() || Number.NaN);
  return value >= min && value <= max ? value : null;
}

/** Without published figures, an occupation is in no range. */
export function isInRange({ outlook }: Occupation, { minPay, minGrowth }: FigureRange): boolean {
  return (
    (minPay === null || (outlook?.medianPay ?? -1) >= minPay) &&
    (minGrowth === null || (outlook !== null && outlook.growth >= minGrowth))
  );
}

/** "pay at least $85,000 a year and grow at least 6%"; null without a range. */
export function describeRange({ minPay, minGrowth }: FigureRange, isOne: boolean): string | null {
  const parts = [
    minPay === null ? [] : `${isOne ? "pays" : "pay"} at least $${formatCount(minPay)} a year`,
    minGrowth === null ? [] : describeGrowth(minGrowth, isOne),
  ].flat();
  return parts.length === 0 ? null : parts.join(" and ");
}

function describeGrowth(minGrowth: number, isOne: boolean): string {
  if (minGrowth < 0) return `${isOne ? "shrinks" : "shrink"} by at most ${-minGrowth}%`;
  return `${isOne ? "grows" : "grow"} at least ${minGrowth}%`;
}
