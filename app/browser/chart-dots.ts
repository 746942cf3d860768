export interface Point {
  x: number;
  y: number;
}

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the point nearest to a place, -1 if none is within reach. */
export function findNearest(points: readonly Point[], place: Point, reach: number): number {
  const distances = points.map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
  const shortest = Math.min(...distances);
  return shortest <= reach ? distances.indexOf(shortest) : -1;
}

/**
 * Where an arrow key leads from a point: along a line to its neighbor; on a plane left and right to the next one by x, up
 * and down by y, so that the keys reach every point. The same point at the end; -1 for a key that leads nowhere.
 */
export function findNext(
  points: readonly Point[],
  current: number,
  key: string,
  walk: string | undefined,
): number {
  const step = STEPS[key];
  if (!step || (walk === "line" && step.x === 0)) return -1;
  const indexes = [...points.keys()];
  const order =
    walk === "line"
      ? indexes
      : indexes.toSorted((a, b) => {
          const [one, other] = [points[a], points[b]];
          if (!one || !other) return 0;
          const [byX, byY] = [one.x - other.x, one.y - other.y];
          return step.x === 0 ? byY || byX : byX || byY;
        });
  return order[order.indexOf(current) + step.x + step.y] ?? current;
}
