import {
  type LabelSide,
  type LineLabelPlace,
  placeLabels,
  placeLineLabel,
} from "~/ui/chart/place-labels";
import { GROWTH, GROWTH_OF_ALL } from "~/occupations/releases";

export interface PlanePoint {
  to: string;
  name: string;
  label: string;
  figures: string;
  /** US dollars a year. */
  pay: number;
  /** Percent over ten years. */
  growth: number;
  /** The present job. */
  isOwn: boolean;
}

/** A value on an axis and its position, from 0 to 1. */
interface AxisMark {
  value: number;
  position: number;
}

export interface PlacedPoint extends PlanePoint {
  x: number;
  y: number;
  labelSide: LabelSide;
}

export interface Plane {
  pay: AxisMark[];
  growth: AxisMark[];
  /** From the top. */
  growthOfAll: { y: number; label: string; place: LineLabelPlace };
  /** From the left. */
  ownPay: number | null;
  points: PlacedPoint[];
}

/** Space around the outermost points, as a share of their distance. */
const PADDING = 0.12;

/** Points by pay (to the right) and growth (upward). */
export function placePoints(points: readonly PlanePoint[], ownPay: number | null): Plane {
  const pay = createAxis(
    points.map((point) => point.pay),
    [5000, 10_000, 20_000, 50_000],
  );
  const growth = createAxis([...points.map((point) => point.growth), GROWTH.ofAll], [1, 2, 5, 10]);
  const places = points.map((point) => ({
    ...point,
    x: pay.toPosition(point.pay),
    y: 1 - growth.toPosition(point.growth),
  }));
  const ofAll = {
    y: 1 - growth.toPosition(GROWTH.ofAll),
    label: `all occupations ${GROWTH_OF_ALL}`,
  };
  const sides = placeLabels(places, ofAll);
  return {
    pay: pay.marks,
    growth: growth.marks,
    growthOfAll: { ...ofAll, place: placeLineLabel(places, ofAll) },
    ownPay: ownPay === null ? null : pay.toPosition(ownPay),
    points: places.map((place, index) => ({ ...place, labelSide: sides[index] ?? "right" })),
  };
}

function createAxis(values: readonly number[], steps: readonly number[]) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const padding = (highest - lowest) * PADDING || 1;
  const [start, end] = [lowest - padding, highest + padding];
  const toPosition = (value: number) =>
    Math.round(((value - start) / (end - start)) * 10_000) / 10_000;
  const step = steps.find((size) => (end - start) / size <= 6) ?? steps.at(-1) ?? 1;
  const first = Math.ceil(start / step);
  const count = Math.floor(end / step) - first + 1;
  const marks = Array.from({ length: count }, (_, index) => (first + index) * step).map(
    (value) => ({ value, position: toPosition(value) }),
  );
  return { toPosition, marks };
}
