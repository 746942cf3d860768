import type { SettledPoint } from "~/coach/points/settle-points";
import type { KeyPointReview } from "~/coach/types";

/** A key point as shown in the review. */
export function reviewKeyPoint(
  { point, status, source, sentence, openHalf, isFigureOff, match }: SettledPoint,
  candidates: readonly number[],
): KeyPointReview {
  return {
    id: point.id,
    label: point.label,
    status,
    source,
    sentence,
    ...(openHalf !== undefined && { openHalf }),
    ...(isFigureOff && { isFigureOff }),
    ...((status === "asked" || openHalf !== undefined) && { candidates: [...candidates] }),
    matched: match.matched.map((term) => term.word),
    missing: match.missing.map((term) => term.word),
    add: status === "covered" ? "" : point.add,
  };
}
