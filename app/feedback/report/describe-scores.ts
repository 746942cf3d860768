import type { Review } from "~/coach/types";
import { type MeanDimension, mean } from "~/feedback/parts/mean-dimensions";

/** What is strongest, and where most is to be gained. */
export function writeHeadline(dimensions: readonly MeanDimension[]): string {
  const ranked = dimensions.toSorted((a, b) => b.points / b.weight - a.points / a.weight);
  const [best] = ranked;
  const worst = ranked.toSorted((a, b) => b.weight - b.points - (a.weight - a.points))[0];
  if (!best || !worst) return "Overall score";
  if (worst.points === worst.weight) return "Full points in every dimension";
  return best.name === worst.name || best.points * 2 < best.weight
    ? `Most room to improve: ${worst.label.toLowerCase()}`
    : `Strongest: ${best.label.toLowerCase()}. Most room to improve: ${worst.label.toLowerCase()}`;
}

/** What the score is of, and what the next steps are worth. */
export function writeDetail(score: number, reviews: readonly Review[]): string {
  const gains = reviews.map((review) => review.nextSteps[0]?.points ?? 0);
  const potentialScore = Math.round(
    mean(reviews.map((review, index) => Math.min(100, review.score + (gains[index] ?? 0)))),
  );
  const scoreBasis =
    reviews.length === 1
      ? "This is the score of one answer."
      : `${score} is the average of ${reviews.length} answers.`;
  if (potentialScore <= score) return scoreBasis;
  return `${scoreBasis} The most valuable next step ${reviews.length === 1 ? "is" : "of each answer is"} worth up to ${Math.round(mean(gains))} ${Math.round(mean(gains)) === 1 ? "point" : "points"}, which would bring it to about ${potentialScore}.`;
}
