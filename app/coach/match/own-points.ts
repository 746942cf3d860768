import type { OwnPoint } from "~/coach/types";
import type { PointMatch } from "./points";

/** Counts the points the person says they made. What the coach found, or found wrong, stays as it is. */
export function addOwnPoints(
  matches: readonly PointMatch[],
  ownPoints: readonly OwnPoint[] = [],
): PointMatch[] {
  return matches.map((match) => {
    const own = ownPoints.find(({ keyPointId }) => keyPointId === match.point.id);
    return own && (match.status === "missed" || match.status === "partial")
      ? { ...match, status: "covered", credit: 1, sentence: own.sentence, isOwn: true }
      : match;
  });
}
