import type { Occupation, Outlook } from "./types";

/** Thousands of dollars, and percent. */
const PAY = { low: 25, high: 245 };
const GROWTH = { low: -50, high: 55 };
const PAY_MARKS = [50, 100, 150, 200];
const GROWTH_MARKS = [-40, -20, 0, 20, 40];
const OUTLIERS = 6;
/** Of the drawing, so that each has room for its name. */
const APART = 0.11;

type Published = Outlook & { medianPay: number };

interface Dot {
  occupations: Occupation[];
  outlook: Published;
  /** From 0 (left) to 1 (right). */
  x: number;
  /** From 0 (top) to 1 (bottom). */
  y: number;
}

/** What is drawn as dots without a link: a path, 200 wide and 100 high. */
export function drawDots(occupations: readonly Occupation[]): string {
  const places = new Set(
    listDots(occupations).map(({ x, y }) => Math.round(x * 200) * 1000 + Math.round(y * 100)),
  );
  let [left, top] = [0, 0];
  return [...places]
    .toSorted((a, b) => a - b)
    .map((place) => {
      const [x, y] = [Math.floor(place / 1000), place % 1000];
      const move = `m${x - left} ${y - top}h0`;
      [left, top] = [x, y];
      return move;
    })
    .join("");
}

/** A dot for each pair of figures: occupations of a group share theirs. */
export function listDots(occupations: readonly Occupation[]): Dot[] {
  const byFigures = Map.groupBy(
    occupations.filter(({ outlook }) => outlook?.medianPay),
    ({ outlook }) => `${outlook?.medianPay} ${outlook?.growth}`,
  );
  return [...byFigures.values()].flatMap((group) => {
    const outlook = group[0]?.outlook;
    if (!outlook?.medianPay) return [];
    return {
      occupations: group,
      outlook: { ...outlook, medianPay: outlook.medianPay },
      x: toX(outlook.medianPay),
      y: toY(outlook.growth),
    };
  });
}

/** The dots furthest from the middle, measured by how far dots usually are, and apart from each other. */
export function findOutliers(occupations: readonly Occupation[]): Dot[] {
  const dots = listDots(occupations);
  const across = measureSpread(dots.map(({ x }) => x));
  const down = measureSpread(dots.map(({ y }) => y));
  const measure = ({ x, y }: Dot) =>
    Math.hypot((x - across.mean) / across.spread, (y - down.mean) / down.spread);
  const outliers: Dot[] = [];
  for (const dot of dots.toSorted((a, b) => measure(b) - measure(a))) {
    const isApart = outliers.every(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) > APART);
    if (isApart) outliers.push(dot);
    if (outliers.length === OUTLIERS) break;
  }
  return outliers;
}

/** Where values stand on the axes. */
export function listMarks() {
  return {
    pay: PAY_MARKS.map((value) => ({ label: `$${value}k`, x: toX(value * 1000) })),
    growth: GROWTH_MARKS.map((value) => ({
      label: `${value < 0 ? "−" : value > 0 ? "+" : ""}${Math.abs(value)}%`,
      y: toY(value),
    })),
  };
}

export const toX = (pay: number) => toShare(pay / 1000, PAY);
export const toY = (growth: number) => 1 - toShare(growth, GROWTH);

function toShare(value: number, { low, high }: { low: number; high: number }): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

function measureSpread(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: Math.sqrt(squares / values.length) || 1 };
}
