import type { Review } from "~/coach/types";
import type { DimensionChange } from "~/interviews/tries/compare";
import { mean, meanDimensions } from "~/interviews/report/means";

interface Reviewed {
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
  before: readonly Reviewed[],
  after: readonly Reviewed[],
): SessionComparison {
  const [old, now] = [before, after].map((answers) =>
    meanDimensions(answers.map(({ review }) => review)),
  );
  const names = [...new Set([...(now ?? []), ...(old ?? [])].map(({ name }) => name))];
  const scoreIn = (answers: readonly Reviewed[], id: string) =>
    answers.find(({ questionId }) => questionId === id)?.review.score ?? null;
  const questions = [
    ...new Map([...after, ...before].map((answer) => [answer.questionId, answer])).values(),
  ];
  return {
    before: summary(before),
    after: summary(after),
    dimensions: names.flatMap((name) => {
      const [then, today] = [old, now].map((list) =>
        list?.find((dimension) => dimension.name === name),
      );
      const known = today ?? then;
      return known
        ? [
            {
              name,
              label: known.label,
              weight: Math.max(then?.weight ?? 0, today?.weight ?? 0),
              before: then?.points ?? null,
              after: today?.points ?? null,
            },
          ]
        : [];
    }),
    questions: questions
      .map(({ questionId, prompt }) => ({
        questionId,
        prompt,
        before: scoreIn(before, questionId),
        after: scoreIn(after, questionId),
      }))
      .toSorted((a, b) => Number(isInBoth(b)) - Number(isInBoth(a))),
  };
}

function isInBoth({ before, after }: { before: number | null; after: number | null }): boolean {
  return before !== null && after !== null;
}

function summary(answers: readonly Reviewed[]): SessionComparison["before"] {
  return {
    score:
      answers.length === 0 ? null : Math.round(mean(answers.map(({ review }) => review.score))),
    answered: answers.length,
  };
}
