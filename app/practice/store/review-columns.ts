import { hasScore } from "~/coach/has-score";
import type { Review } from "~/coach/types";
import { namePointState } from "~/practice/store/point-words";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";

const SCORES: ReadonlySet<string> = new Set<keyof Review>([
  "score",
  "range",
  "isOpen",
  "ownShare",
  "band",
  "dimensions",
]);

/** What an export has of a review of an exercise: what was said of it, without a score. */
export function omitScores(review: Review): object {
  return Object.fromEntries(Object.entries(review).filter(([name]) => !SCORES.has(name)));
}

/** A review as columns of readable text; null is a review that can't be read. Without a score, the cells of scores are empty. */
export function toReviewColumns(review: Review | null) {
  if (!review)
    return {
      Score: null,
      Range: null,
      Band: null,
      Verdict: `${UNREADABLE_REVIEW}.`,
      Dimensions: [],
      "Checks answered": [],
      "Key points": [],
      "Next steps": [],
      "Reviewed by": null,
    };
  const { score, band, headline, advice, dimensions, keyPoints, nextSteps, maker } = review;
  const isScored = hasScore(review);
  return {
    Score: isScored ? score : null,
    Range:
      isScored && review.range
        ? `${review.range.join("–")}${review.isOpen ? ", for now" : ""}`
        : null,
    Band: isScored ? band : null,
    Verdict: [headline, review.isUnscored ? "" : advice].filter(Boolean).join(" "),
    Dimensions: (isScored ? dimensions : []).map(
      ({ label, points, weight, reason }) => `${label}: ${points} of ${weight}. ${reason}`,
    ),
    "Checks answered": (review.answeredChecks ?? []).map(
      ({ prompt, options, chosen, why }) => `${prompt} ${options[chosen] ?? ""}. ${why}`,
    ),
    "Key points": keyPoints.map(
      (point) => `${namePointState(point)}: ${point.label}${point.add ? `. ${point.add}` : ""}`,
    ),
    "Next steps": nextSteps.map(({ title, detail }) => `${title}: ${detail}`),
    "Reviewed by": `${maker.name}, ${maker.version}`,
  };
}
