import type { Review } from "~/coach/types";

const STATUS_LABELS = {
  covered: "Covered",
  partial: "Partly covered",
  missed: "Missed",
  contradicted: "Contradicted",
} as const;

/** What a review says, as a person reads it. */
export function toReviewColumns(json: string) {
  const { score, band, headline, advice, dimensions, keyPoints, nextSteps, maker } = JSON.parse(
    json,
  ) as Review;
  return {
    Score: score,
    Band: band,
    Verdict: [headline, advice].filter(Boolean).join(" "),
    Dimensions: dimensions.map(
      ({ label, points, weight, reason }) => `${label}: ${points} of ${weight}. ${reason}`,
    ),
    "Key points": keyPoints.map(
      ({ label, status, add }) => `${STATUS_LABELS[status]}: ${label}${add ? `. ${add}` : ""}`,
    ),
    "Next steps": nextSteps.map(({ title, detail }) => `${title}: ${detail}`),
    "Reviewed by": `${maker.name}, ${maker.version}`,
  };
}
