export interface Point {
  /** From 0 (left) to 1 (right). */
  x: number;
  /** From 0 (top) to 1 (bottom). */
  y: number;
}

export const LABEL_SIDES = [
  "right",
  "left",
  "above",
  "below",
  "aboveRight",
  "aboveLeft",
  "belowRight",
  "belowLeft",
] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];

/** Where a label stands, and from which end it is set, seen from its point. */
export const LABEL_OFFSETS: Record<
  LabelSide,
  { dx: number; dy: number; textAnchor: "start" | "end" | "middle" }
> = {
  right: { dx: 14, dy: 5, textAnchor: "start" },
  left: { dx: -14, dy: 5, textAnchor: "end" },
  above: { dx: 0, dy: -16, textAnchor: "middle" },
  below: { dx: 0, dy: 26, textAnchor: "middle" },
  aboveRight: { dx: -6, dy: -16, textAnchor: "start" },
  aboveLeft: { dx: 6, dy: -16, textAnchor: "end" },
  belowRight: { dx: -6, dy: 26, textAnchor: "start" },
  belowLeft: { dx: 6, dy: 26, textAnchor: "end" },
};

/** A dashed line across the plane, and where its own label stands: from its right or left end, above or below it. */
export interface PlaneLine {
  /** From 0 (top) to 1 (bottom). */
  y: number;
  label: string;
}
export type LineLabelPlace = { isLeft: boolean; isBelow: boolean };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The narrowest plane that shows labels. On a wider one, they are further apart. */
const WIDTH = 620;
const HEIGHT = 320;
const LETTER_WIDTH = 7.2;
const HALF_LINE = 7;
const DOT = 7;
/** So far beyond an edge is as bad as one thing covered. */
const BEYOND_EDGE = 50;
/** How much more of the width a label takes on a phone, which shows that of the line alone. */
const ON_PHONE = 2;

/** The side of each point where its label covers least: other points, other labels, an edge or the line. */
export function placeLabels(
  points: readonly (Point & { label: string })[],
  line?: PlaneLine,
): LabelSide[] {
  const dots = listDotBoxes(points);
  const taken = line
    ? [
        ...dots,
        getBox(WIDTH / 2, line.y * HEIGHT, WIDTH / 2, 1),
        getLineLabelBox(line, placeLineLabel(points, line)),
      ]
    : [...dots];
  return points.map((point, index) => {
    const countCovered = (box: Box) =>
      taken.filter((other) => other !== dots[index] && overlaps(box, other)).length +
      Math.max(0, -box.left, box.right - WIDTH, box.bottom - HEIGHT) / BEYOND_EDGE;
    const [best] = LABEL_SIDES.map((side) => {
      const box = getLabelBox(point, side);
      return { side, box, covered: countCovered(box) };
    }).toSorted((one, other) => one.covered - other.covered);
    if (!best) return "right";
    taken.push(best.box);
    return best.side;
  });
}

/** Where the label of a line covers no point; above its right end if there is no such place. */
export function placeLineLabel(points: readonly Point[], line: PlaneLine): LineLabelPlace {
  const dots = listDotBoxes(points);
  const places = [false, true].flatMap((isLeft) =>
    [false, true].map((isBelow) => ({ isLeft, isBelow })),
  );
  const isFree = (box: Box) => box.bottom <= HEIGHT && dots.every((dot) => !overlaps(box, dot));
  return (
    places.find((place) => isFree(getLineLabelBox(line, place, ON_PHONE))) ?? {
      isLeft: false,
      isBelow: false,
    }
  );
}

const listDotBoxes = (points: readonly Point[]): Box[] =>
  points.map(({ x, y }) => getBox(x * WIDTH, y * HEIGHT, DOT, DOT));

function getLineLabelBox(
  { y, label }: PlaneLine,
  { isLeft, isBelow }: LineLabelPlace,
  scale = 1,
): Box {
  const halfWidth = (label.length * LETTER_WIDTH * scale) / 2;
  const middle = y * HEIGHT + (isBelow ? 1 : -1) * (HALF_LINE + 3);
  return getBox(isLeft ? halfWidth : WIDTH - halfWidth, middle, halfWidth, HALF_LINE);
}

function getLabelBox({ x, y, label }: Point & { label: string }, side: LabelSide): Box {
  const { dx, dy, textAnchor } = LABEL_OFFSETS[side];
  const halfWidth = (label.length * LETTER_WIDTH) / 2;
  const toMiddle = { start: halfWidth, middle: 0, end: -halfWidth }[textAnchor];
  // The offset is that of the baseline.
  return getBox(x * WIDTH + dx + toMiddle, y * HEIGHT + dy - 5, halfWidth, HALF_LINE);
}

function getBox(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return {
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
