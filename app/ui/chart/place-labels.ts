export interface Point {
  /** From 0 (left) to 1 (right). */
  x: number;
  /** From 0 (top) to 1 (bottom). */
  y: number;
}

export const LABEL_SIDES = ["right", "left", "above", "below"] as const;
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
};

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The narrowest plane that shows labels. On a wider one, they are further apart. */
const WIDTH = 620;
const HEIGHT = 300;
const LETTER_WIDTH = 7.2;
const HALF_LINE = 9;
const DOT = 13;

/** The side of each point where its label covers no other point, no other label, and no edge. */
export function placeLabels(points: readonly (Point & { label: string })[]): LabelSide[] {
  const taken = points.map(({ x, y }) => getBox(x * WIDTH, y * HEIGHT, DOT, DOT));
  return points.map((point) => {
    const candidates = LABEL_SIDES.map((side) => ({ side, box: getLabelBox(point, side) }));
    const own = taken[points.indexOf(point)];
    const chosen = candidates.find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= WIDTH &&
        taken.every((other) => other === own || !overlaps(box, other)),
    ) ?? { side: "below" as const, box: getLabelBox(point, "below") };
    taken.push(chosen.box);
    return chosen.side;
  });
}

function getLabelBox({ x, y, label }: Point & { label: string }, side: LabelSide): Box {
  const halfWidth = (label.length * LETTER_WIDTH) / 2;
  const toSide = DOT + 5 + halfWidth;
  const toLine = DOT + HALF_LINE + 2;
  const move = {
    right: { x: toSide, y: 0 },
    left: { x: -toSide, y: 0 },
    above: { x: 0, y: -toLine },
    below: { x: 0, y: toLine },
  }[side];
  return getBox(x * WIDTH + move.x, y * HEIGHT + move.y, halfWidth, HALF_LINE);
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
