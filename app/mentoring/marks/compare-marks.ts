/** From this many points on, two scores of one answer disagree. */
export const DISAGREEMENT_POINTS = 15;

export interface ScoreView {
  /** Who scored, such as "Coach". */
  label: string;
  /** 0–100; null without a score. */
  score: number | null;
  /** Where the score comes from. */
  basis: string;
}

/** How far the coach's score is from the mentor's; null where they agree, or one of them is missing. */
export function describeDisagreement(coach: ScoreView, mentor: ScoreView): string | null {
  if (coach.score === null || mentor.score === null) return null;
  const difference = coach.score - mentor.score;
  if (Math.abs(difference) < DISAGREEMENT_POINTS) return null;
  const direction = difference > 0 ? "above" : "below";
  const owner = mentor.label === "You" ? "yours" : `${mentor.label}’s`;
  return `The coach’s score is ${Math.abs(difference)} points ${direction} ${owner}.`;
}
