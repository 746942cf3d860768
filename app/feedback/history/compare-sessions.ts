import type { Review } from "~/coach/types";
import type { DimensionChange } from "~/feedback/parts/compare-reviews";
import { mean, averageDimensions } from "~/feedback/parts/mean-dimensions";

interface ReviewedQuestion {
  questionId: string;
  prompt: string;
  /** Null when what is stored cannot be read. */
  review: Review | null;
}

/** Null where the question was not answered. */
export type ComparedScore = number | "unreadable" | null;

export interface SessionComparison {
  before: { score: number | null; answered: number };
  after: { score: number | null; answered: number };
  dimensions: DimensionChange[];
  /** Questions answered in either session, those answered in both first. */
  questions: {
    questionId: string;
    prompt: string;
    before: ComparedScore;
    after: ComparedScore;
  }[];
}

/** The difference between two sessions: average scores, and the scores of shared questions. */
export function compareSessions(
  before: readonly ReviewedQuestion[],
  after: readonly ReviewedQuestion[],
): SessionComparison {
  const [beforeDimensions, afterDimensions] = [before, after].map((answers) =>
    averageDimensions(listReviews(answers)),
  );
  const dimensionNames = [
    ...new Set([...(afterDimensions ?? []), ...(beforeDimensions ?? [])].map(({ name }) => name)),
  ];
  const questions = [
    ...new Map([...after, ...before].map((answer) => [answer.questionId, answer])).values(),
  ];
  return {
    before: summarize(before),
    after: summarize(after),
    dimensions: dimensionNames.flatMap((name) => {
      const [beforeDimension, afterDimension] = [beforeDimensions, afterDimensions].map((list) =>
        list?.find((dimension) => dimension.name === name),
      );
      const sourceDimension = afterDimension ?? beforeDimension;
      return sourceDimension
        ? [
            {
              name,
              label: sourceDimension.label,
              weight: Math.max(beforeDimension?.weight ?? 0, afterDimension?.weight ?? 0),
              before: beforeDimension?.points ?? null,
              after: afterDimension?.points ?? null,
            },
          ]
        : [];
    }),
    questions: questions
      .map(({ questionId, prompt }) => ({
        questionId,
        prompt,
        before: getScore(before, questionId),
        after: getScore(after, questionId),
      }))
      .toSorted((a, b) => Number(isAnsweredInBoth(b)) - Number(isAnsweredInBoth(a))),
  };
}

function getScore(answers: readonly ReviewedQuestion[], id: string): ComparedScore {
  const answer = answers.find(({ questionId }) => questionId === id);
  if (!answer) return null;
  return answer.review ? answer.review.score : "unreadable";
}

function listReviews(answers: readonly ReviewedQuestion[]): Review[] {
  return answers.flatMap(({ review }) => review ?? []);
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
  const scores = listReviews(answers).map(({ score }) => score);
  return {
    score: scores.length === 0 ? null : Math.round(mean(scores)),
    answered: scores.length,
  };
}
