import { getBand } from "~/coach/bands";

/** How many of the last answers count as now. */
const RECENT_COUNT = 5;

interface ProgressSummary {
  headline: string;
  detail: string;
}

/**
 * Where somebody stands, from the scores of all their tries, oldest first. A trend is only told
 * when both halves are whole; a handful of answers has none.
 *
 * @param scores 0–100
 * @param ratedCount how many skills the person has rated themselves
 */
export function summarizeProgress(scores: readonly number[], ratedCount: number): ProgressSummary {
  if (scores.length === 0) {
    return {
      headline: `You have rated ${ratedCount} ${ratedCount === 1 ? "skill" : "skills"}. None of them is practiced yet.`,
      detail: "A rating says what you believe. One answered question begins to show it.",
    };
  }
  const recent = scores.slice(-RECENT_COUNT);
  const previous = scores.slice(-2 * RECENT_COUNT, -RECENT_COUNT);
  const recentMean = mean(recent);
  const band = getBand(recentMean).toLowerCase();
  const headline =
    scores.length === 1
      ? `Your first answer scored ${recentMean} of 100: ${band}.`
      : `Your last ${recent.length} answers average ${recentMean} of 100: ${band}.`;
  const total = `${scores.length} ${scores.length === 1 ? "answer" : "answers"} so far.`;
  if (previous.length < RECENT_COUNT)
    return { headline, detail: `${total} After ten this page can say where it is going.` };
  const previousMean = mean(previous);
  const trend =
    recentMean > previousMean
      ? `up from ${previousMean}`
      : recentMean < previousMean
        ? `down from ${previousMean}`
        : `the same ${previousMean} as`;
  return {
    headline,
    detail: `${total} That is ${trend} ${recentMean === previousMean ? "in" : "for"} the five before.`,
  };
}

function mean(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
