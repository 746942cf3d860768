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

/** How much a dot off the direction counts as further away than one straight ahead. */
const SIDEWAYS = 2;

/** The index of the point nearest to a place, -1 if none is within reach. */
export function findNearest(points: readonly Point[], place: Point, reach: number): number {
  const distances = points.map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
  const shortest = Math.min(...distances);
  return shortest <= reach ? distances.indexOf(shortest) : -1;
}

/**
 * Where an arrow key leads from a point: along a line to its neighbor, on a plane to the nearest one in that direction.
 * The same point at the end; -1 for a key that leads nowhere.
 */
export function findNext(
  points: readonly Point[],
  current: number,
  key: string,
  walk: string | undefined,
): number {
  const step = STEPS[key];
  const from = points[current];
  if (!step || !from || (walk === "line" && step.x === 0)) return -1;
  if (walk === "line") return points[current + step.x] ? current + step.x : current;
  let [next, shortest] = [current, Number.POSITIVE_INFINITY];
  for (const [index, { x, y }] of points.entries()) {
    const ahead = (x - from.x) * step.x + (y - from.y) * step.y;
    const sideways = Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x);
    const distance = Math.hypot(ahead, sideways * SIDEWAYS);
    if (ahead > 0 && distance < shortest) [next, shortest] = [index, distance];
  }
  return next;
}
