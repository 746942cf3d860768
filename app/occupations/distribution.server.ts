import { listOccupations } from "./occupations.server";
import type { Outlook } from "./types";

export interface Distribution {
  /** Heights of the bars from 0 to 1, of equal ranges from low to high. */
  bars: number[];
  /** The bar the value falls in. */
  own: number;
  /** How many of 100 occupations have less. */
  percentBelow: number;
  /** Its place in words: no other has more, or less. */
  end: "highest" | "lowest" | null;
  count: number;
}

interface Scale {
  low: number;
  /** Values beyond the ends count in the outermost bars. */
  high: number;
  bars: number;
}

const PAY_SCALE: Scale = { low: 20_000, high: 240_000, bars: 44 };
export const GROWTH_SCALE: Scale = { low: -30, high: 40, bars: 35 };

export function comparePay(pay: number): Distribution {
  return compare(
    pay,
    listValues(({ medianPay }) => medianPay),
    PAY_SCALE,
  );
}

export function compareGrowth(growth: number): Distribution {
  return compare(
    growth,
    listValues((outlook) => outlook.growth),
    GROWTH_SCALE,
  );
}

function listValues(read: (outlook: Outlook) => number | null): number[] {
  return listOccupations().flatMap(({ outlook }) => (outlook && read(outlook)) ?? []);
}

function compare(value: number, values: readonly number[], scale: Scale): Distribution {
  const valuesByBar = Map.groupBy(values, (each) => toBar(each, scale));
  const counts = Array.from(
    { length: scale.bars },
    (_, index) => valuesByBar.get(index)?.length ?? 0,
  );
  const highest = Math.max(...counts);
  return {
    bars: counts.map((count) => count / highest),
    own: toBar(value, scale),
    percentBelow: toInnerPercent(values.filter((each) => each < value).length / values.length),
    end: findEnd(value, values),
    count: values.length,
  };
}

/** Not 0 or 100, which would say that it is above none or all. */
function toInnerPercent(share: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}

function findEnd(value: number, values: readonly number[]): Distribution["end"] {
  if (values.every((each) => each <= value)) return "highest";
  return values.every((each) => each >= value) ? "lowest" : null;
}

function toBar(value: number, { low, high, bars }: Scale): number {
  return Math.min(bars - 1, Math.max(0, Math.floor(((value - low) / (high - low)) * bars)));
}
