import { hasScore, isSureOfMisses } from "~/coach/has-score";
import type { KeyPointStatus, Review } from "~/coach/types";
import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";

const STATUS_LABELS: Record<KeyPointStatus, string> = {
  covered: "Covered",
  partial: "Partly covered",
  missed: "Not found",
  contradicted: "Contradicted",
};

/** A review as columns of readable text; null is a review that can't be read. Without a score, the cells of scores are empty. */
export function toReviewColumns(review: Review | null) {
  if (!review)
    return {
      Score: null,
      Band: null,
      Verdict: `${UNREADABLE_REVIEW}.`,
      Dimensions: [],
      "Key points": [],
      "Next steps": [],
      "Reviewed by": null,
    };
  const { score, band, headline, advice, dimensions, keyPoints, nextSteps, maker } = review;
  const isScored = hasScore(review);
  return {
    Score: isScored ? score : null,
    Band: isScored ? band : null,
    Verdict: [headline, advice].filter(Boolean).join(" "),
    Dimensions: (isScored ? dimensions : []).map(
      ({ label, points, weight, reason }) => `${label}: ${points} of ${weight}. ${reason}`,
    ),
    "Key points": keyPoints.map(
      ({ label, status, add, isOwn }) =>
        `${isOwn ? "Marked by you" : status === "missed" && isSureOfMisses(review) ? "Missed" : STATUS_LABELS[status]}: ${label}${add ? `. ${add}` : ""}`,
    ),
    "Next steps": nextSteps.map(({ title, detail }) => `${title}: ${detail}`),
    "Reviewed by": `${maker.name}, ${maker.version}`,
  };
}
