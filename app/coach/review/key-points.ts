import type { KeyPointReview } from "~/coach/types";
import type { PointMatch } from "~/coach/match/points";

/** A key point as shown in the review. */
export function reviewKeyPoint({
  point,
  status,
  sentence,
  matched,
  missing,
  isOwn,
}: PointMatch): KeyPointReview {
  return {
    id: point.id,
    label: point.label,
    status,
    sentence,
    matched: matched.map((term) => term.word),
    missing: missing.map((term) => term.word),
    add: status === "covered" ? "" : point.add,
    ...(isOwn && { isOwn }),
  };
}
