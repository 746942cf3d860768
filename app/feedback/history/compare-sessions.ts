import type { Review } from "~/coach/types";
import type { DimensionChange } from "~/feedback/parts/compare-reviews";
import { mean, averageDimensions } from "~/feedback/parts/mean-dimensions";

interface ReviewedQuestion {
  questionId: string;
  prompt: string;
  review: Review;
}

export interface SessionComparison {
  before: { score: number | null; answered: number };
  after: { score: number | null; answered: number };
  dimensions: DimensionChange[];
  /** Questions answered in either, those answered in both first. */
  questions: { questionId: string; prompt: string; before: number | null; after: number | null }[];
}

/** What changed from one session to another: the means, and the scores of questions they share. */
export function compareSessions(
  before: readonly ReviewedQuestion[],
  after: readonly ReviewedQuestion[],
): SessionComparison {
  const [beforeDimensions, afterDimensions] = [before, after].map((answers) =>
    averageDimensions(answers.map(({ review }) => review)),
  );
  const dimensionNames = [
    ...new Set([...(afterDimensions ?? []), ...(beforeDimensions ?? [])].map(({ name }) => name)),
  ];
  const getScore = (answers: readonly ReviewedQuestion[], id: string) =>
    answers.find(({ questionId }) => questionId === id)?.review.score ?? null;
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

function isAnsweredInBoth({
  before,
  after,
}: {
  before: number | null;
  after: number | null;
}): boolean {
  return before !== null && after !== null;
}

function summarize(answers: readonly ReviewedQuestion[]): SessionComparison["before"] {
  return {
    score:
      answers.length === 0 ? null : Math.round(mean(answers.map(({ review }) => review.score))),
    answered: answers.length,
  };
}
