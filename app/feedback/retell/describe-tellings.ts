import type { KeyPointReview } from "~/coach/types";
import { getPointState } from "~/feedback/parts/point-state";

interface Telling {
  words: number;
  points: readonly Pick<KeyPointReview, "id" | "status" | "source">[];
}

/** How many words are left, and what became of the points. */
export function describeTellings(first: Telling, second: Telling): string {
  return `From ${first.words} words to ${second.words}${describePoints(first, second)}`;
}

function describePoints(first: Telling, { points }: Telling): string {
  const states = Object.groupBy(points, getPointState);
  const asked = states.asked?.length ?? 0;
  if (asked > 0) return `, with ${asked === 1 ? "one point" : `${asked} points`} to place.`;
  if (states.thought) return ". Tell us if we read it right.";
  const lost = (states["left-out"] ?? []).filter(({ id }) =>
    first.points.some((point) => point.id === id && isTold(point)),
  ).length;
  if (lost > 0) return `, with ${lost === 1 ? "one point" : `${lost} points`} left out.`;
  return ". Every point kept.";
}

export function isTold(point: Pick<KeyPointReview, "status" | "source">): boolean {
  return ["settled", "thought"].includes(getPointState(point));
}
