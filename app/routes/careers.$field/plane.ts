import type { SampledRole } from "~/data/careers/types";
import { type LabelSide, type Point, placeLabels } from "./place-labels";

type Figures = Pick<SampledRole, "title" | "avgSalary" | "growth">;

/** A value on an axis and its position, from 0 to 1. */
export interface AxisMark {
  value: number;
  position: number;
}

export interface RolePoint extends Point {
  title: string;
  labelSide: LabelSide;
  /** Nobody in the field earns more, or no role grows faster. */
  isLeading: boolean;
}

export interface Plane {
  pay: AxisMark[];
  growth: AxisMark[];
  points: RolePoint[];
}

/** Space around the outermost points, as a share of their distance. */
const PADDING = 0.12;

/** A field's roles by pay (to the right) and growth (upward). */
export function toPlane(roles: readonly Figures[]): Plane {
  const pay = createAxis(
    roles.map(({ avgSalary }) => avgSalary),
    [5000, 10_000, 20_000, 50_000],
  );
  const growth = createAxis(
    roles.map((role) => role.growth),
    [1, 2, 5, 10],
  );
  const places = roles.map((role) => ({
    label: role.title,
    x: pay.toPosition(role.avgSalary),
    y: 1 - growth.toPosition(role.growth),
  }));
  const sides = placeLabels(places);
  return {
    pay: pay.marks,
    growth: growth.marks,
    points: roles.map((role, index) => ({
      title: role.title,
      x: places[index]?.x ?? 0,
      y: places[index]?.y ?? 0,
      labelSide: sides[index] ?? "right",
      isLeading: role.avgSalary === pay.highest || role.growth === growth.highest,
    })),
  };
}

function createAxis(values: readonly number[], steps: readonly number[]) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const padding = (highest - lowest) * PADDING;
  const [start, end] = [lowest - padding, highest + padding];
  const toPosition = (value: number) =>
    Math.round(((value - start) / (end - start)) * 10_000) / 10_000;
  const step = steps.find((size) => (end - start) / size <= 6) ?? steps.at(-1) ?? 1;
  const first = Math.ceil(start / step);
  const count = Math.floor(end / step) - first + 1;
  const marks = Array.from({ length: count }, (_, index) => (first + index) * step).map(
    (value) => ({ value, position: toPosition(value) }),
  );
  return { highest, toPosition, marks };
}

/** What the plane shows, in a sentence. */
export function describePlane(roles: readonly Figures[]): string {
  const best = roles.toSorted((a, b) => b.avgSalary - a.avgSalary)[0];
  const fastest = roles.toSorted((a, b) => b.growth - a.growth)[0];
  if (!best || !fastest) return "";
  return best === fastest
    ? `${best.title} pays the most and grows the fastest.`
    : `${best.title} pays the most. ${fastest.title} grows the fastest.`;
}
