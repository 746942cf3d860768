import { getBand } from "~/coach/bands";
import { NO_SCORE_YET } from "~/coach/score/range";
import { pluralize } from "~/ui/format";

/** How many recent answers make up the current average. */
const RECENT_COUNT = 5;

interface SummarizedAttempt {
  /** 0–100 */
  score: number;
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen: boolean;
  isByEarlierRubric: boolean;
}

interface ProgressSummary {
  headline: string;
  detail: string;
}

/**
 * Summary of all attempts, oldest first. Means leave out those without a figure. A trend needs two full groups of five by the same rubric.
 *
 * @param ratedCount number of self-rated skills
 */
export function summarizeProgress(
  allAttempts: readonly SummarizedAttempt[],
  ratedCount: number,
): ProgressSummary {
  const attempts = allAttempts.filter(({ isTooOpen }) => !isTooOpen);
  const scores = attempts.map(({ score }) => score);
  const total = `${pluralize(allAttempts.length, "answer")} so far.`;
  if (allAttempts.length > 0 && scores.length === 0) {
    return {
      headline: `${NO_SCORE_YET}.`,
      detail: `${total} The reviews still ask which sentences make the points.`,
    };
  }
  if (scores.length === 0 && ratedCount === 0) {
    return {
      headline: "You haven’t answered a question yet.",
      detail: "Answer one to get your first score.",
    };
  }
  if (scores.length === 0) {
    return {
      headline: `You’ve rated ${pluralize(ratedCount, "skill")} and practiced none yet.`,
      detail: "A rating is your own opinion. Answer one question to start backing it up.",
    };
  }
  const recent = scores.slice(-RECENT_COUNT);
  const previous = scores.slice(-2 * RECENT_COUNT, -RECENT_COUNT);
  const recentMean = mean(recent);
  const name = getBand(recentMean);
  const band = name === "Not yet" ? "not there yet" : name.toLowerCase();
  const forNow = attempts.slice(-RECENT_COUNT).some(({ isOpen }) => isOpen) ? " for now" : "";
  const headline =
    scores.length === 1
      ? `${allAttempts.length === 1 ? "Your first answer scored" : "Your one scored answer has"} ${recentMean} of 100${forNow}: ${band}.`
      : `Your last ${recent.length} ${scores.length === allAttempts.length ? "" : "scored "}answers average ${recentMean} of 100${forNow}: ${band}.`;
  if (previous.length < RECENT_COUNT)
    return { headline, detail: `${total} After ten answers you’ll see a trend here.` };
  const rubrics = attempts.slice(-2 * RECENT_COUNT).map((attempt) => attempt.isByEarlierRubric);
  if (new Set(rubrics).size > 1)
    return { headline, detail: `${total} Some are by an earlier rubric, which doesn’t compare.` };
  const previousMean = mean(previous);
  const trend =
    recentMean > previousMean
      ? `up from ${previousMean}`
      : recentMean < previousMean
        ? `down from ${previousMean}`
        : `the same ${previousMean} as`;
  return {
    headline,
    detail: `That is ${trend} ${recentMean === previousMean ? "in" : "for"} the five before. ${total}`,
  };
}

function mean(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
