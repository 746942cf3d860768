import type { Occupation } from "./types";

/** Thousands of dollars, and percent; what lies beyond is at the edge. */
const PAY = { low: 25, high: 245 };
const GROWTH = { low: -25, high: 35 };

export interface Plane {
  matching: string;
  others: string;
  /** Where no growth is, from the top, in percent. */
  zero: number;
}

/** All occupations with published figures as two paths of dots, 1000 wide and 500 high: those of a filter, and the others. */
export function drawPlane(occupations: readonly Occupation[], matches: ReadonlySet<string>): Plane {
  const dots = occupations.flatMap(({ code, outlook }) =>
    outlook?.medianPay ? { code, dot: toDot(outlook.medianPay / 1000, outlook.growth) } : [],
  );
  const join = (isMatching: boolean) =>
    [
      ...new Set(dots.filter(({ code }) => matches.has(code) === isMatching).map(({ dot }) => dot)),
    ].join("");
  return { matching: join(true), others: join(false), zero: 100 * (1 - toShare(0, GROWTH)) };
}

function toDot(pay: number, growth: number): string {
  const x = Math.round(toShare(pay, PAY) * 200) * 5;
  const y = Math.round((1 - toShare(growth, GROWTH)) * 100) * 5;
  return `M${x} ${y}h0`;
}

function toShare(value: number, { low, high }: { low: number; high: number }): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
