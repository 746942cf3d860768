import type { KeyPointReview } from "~/coach/types";
import type { PointMatch } from "~/coach/match/points";

/** A key point as the review shows it. */
export function reviewKeyPoint(match: PointMatch): KeyPointReview {
  const { point, status, evidence } = match;
  const terms = evidence?.form.terms ?? [];
  return {
    id: point.id,
    label: point.label,
    status,
    sentence: evidence?.sentence ?? null,
    matched: evidence?.matched.map((term) => term.word) ?? [],
    missing: terms.filter((term) => !evidence?.matched.includes(term)).map((term) => term.word),
    add: status === "covered" ? "" : point.add,
  };
}
