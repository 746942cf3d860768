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

/** How far the other scores are from the mentor's, where they disagree; the widest first. */
export function describeDisagreement(others: readonly ScoreView[], mentor: ScoreView): string[] {
  const { score: reference, label } = mentor;
  if (reference === null) return [];
  const mentorName = label === "You" ? "you" : label;
  return others
    .flatMap((other) =>
      other.score === null ? [] : [{ name: other.label, difference: other.score - reference }],
    )
    .filter(({ difference }) => Math.abs(difference) >= DISAGREEMENT_POINTS)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .map(
      ({ name, difference }) =>
        `${name}: ${Math.abs(difference)} points ${difference > 0 ? "above" : "below"} ${mentorName}`,
    );
}
