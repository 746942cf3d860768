import { hasScore } from "~/coach/has-score";
import type { Review } from "~/coach/types";
import { hasTooOpenRange } from "~/coach/score/range";
import { mean } from "~/feedback/parts/mean-dimensions";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import type { DimensionChange } from "~/feedback/parts/compare-reviews";

interface ReviewedQuestion {
  questionId: string;
  name: string;
  /** Null when what is stored cannot be read. */
  review: Review | null;
}

/** Null where the question was not answered. */
export type ComparedScore = number | "unreadable" | "unscored" | "too open" | null;

interface ComparedSummary {
  /** The mean of those with a figure; null without one. */
  score: number | null;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  answered: number;
}

export interface SessionComparison {
  before: ComparedSummary;
  after: ComparedSummary;
  /** All reviews are by today's rubric, or all by an earlier one: else no score shows a change. */
  isSameRubric: boolean;
  /** The dimensions that both have, as percentages of the points available. */
  dimensions: DimensionChange[];
  /** Questions answered in either session, those answered in both first. */
  questions: {
    questionId: string;
    name: string;
    before: ComparedScore;
    after: ComparedScore;
    isSameRubric: boolean;
  }[];
  sharedQuestionCount: number;
}

/** The difference between two sessions: average scores, and the scores of shared questions. */
export function compareSessions(
  before: readonly ReviewedQuestion[],
  after: readonly ReviewedQuestion[],
): SessionComparison {
  const questions = [
    ...new Map([...after, ...before].map((answer) => [answer.questionId, answer])).values(),
  ].map(({ questionId, name }) => ({
    questionId,
    name,
    before: getScore(before, questionId),
    after: getScore(after, questionId),
    isSameRubric: isOneRubric(
      [...before, ...after].filter((each) => each.questionId === questionId),
    ),
  }));
  return {
    before: summarize(before),
    after: summarize(after),
    isSameRubric: isOneRubric([...before, ...after]),
    dimensions: compareDimensions(before, after),
    questions: questions.toSorted(
      (a, b) => Number(isAnsweredInBoth(b)) - Number(isAnsweredInBoth(a)),
    ),
    sharedQuestionCount: questions.filter(isAnsweredInBoth).length,
  };
}

function compareDimensions(
  before: readonly ReviewedQuestion[],
  after: readonly ReviewedQuestion[],
): DimensionChange[] {
  const [beforeShares, afterShares] = [getShares(before), getShares(after)];
  return [...afterShares].flatMap(([name, { label, percentage }]) => {
    const beforeShare = beforeShares.get(name);
    return beforeShare
      ? {
          name,
          label,
          weight: 100,
          isPercentage: true,
          before: beforeShare.percentage,
          after: percentage,
        }
      : [];
  });
}

/**
 * What each dimension earned, of what it could: the points available differ between kinds of
 * questions, and between spoken and typed answers.
 */
function getShares(
  answers: readonly ReviewedQuestion[],
): Map<string, { label: string; percentage: number }> {
  const dimensions = listReviews(answers).flatMap((review) => review.dimensions);
  return new Map(
    [...Map.groupBy(dimensions, ({ name }) => name)].map(([name, group]) => {
      const [points, weight] = [
        mean(group.map((dimension) => dimension.points)),
        mean(group.map((dimension) => dimension.weight)),
      ];
      return [
        name,
        { label: group[0]?.label ?? name, percentage: Math.round((100 * points) / weight) },
      ];
    }),
  );
}

function getScore(answers: readonly ReviewedQuestion[], id: string): ComparedScore {
  const answer = answers.find(({ questionId }) => questionId === id);
  if (!answer) return null;
  if (!answer.review) return "unreadable";
  if (!hasScore(answer.review)) return "unscored";
  return hasTooOpenRange(answer.review) ? "too open" : answer.review.score;
}

function isOneRubric(answers: readonly ReviewedQuestion[]): boolean {
  return new Set(listReviews(answers).map(isByEarlierRubric)).size < 2;
}

/** The reviews with a figure. */
function listReviews(answers: readonly ReviewedQuestion[]): Review[] {
  return answers.flatMap(({ review }) =>
    review && hasScore(review) && !hasTooOpenRange(review) ? review : [],
  );
}

function isAnsweredInBoth({
  before,
  after,
}: {
  before: ComparedScore;
  after: ComparedScore;
}): boolean {
  return before !== null && after !== null;
}

function summarize(answers: readonly ReviewedQuestion[]): SessionComparison["before"] {
  const reviews = listReviews(answers);
  const scores = reviews.map(({ score }) => score);
  return {
    isOpen: reviews.some(({ isOpen }) => isOpen),
    score: scores.length === 0 ? null : Math.round(mean(scores)),
    answered: scores.length,
  };
}
