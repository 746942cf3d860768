import { hasScore } from "~/coach/has-score";
import { hasTooOpenRange } from "~/coach/score/range";
import type { Session } from "./types";

export type QuestionState = "done" | "skipped" | "open";

export interface QuestionProgress {
  questionId: string;
  /** The question's short name. */
  name: string;
  state: QuestionState;
  /** Latest score; null while a live interview hides it, or if the review has none or can't be read. */
  score: number | null;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen: boolean;
  /** An answer's review is hidden until its live interview has ended. */
  isReviewHidden: boolean;
}

type SessionProgressInput = Pick<
  Session,
  "questions" | "answers" | "skippedIds" | "mode" | "endedAt"
>;

/** Progress per question, in order. */
export function getSessionProgress({
  questions,
  answers,
  skippedIds,
  mode,
  endedAt,
}: SessionProgressInput): QuestionProgress[] {
  const isReviewHidden = mode === "live" && endedAt === null;
  return questions.map(({ id, name }) => {
    const latestAnswer = answers.findLast((answer) => answer.questionId === id);
    if (latestAnswer)
      return {
        questionId: id,
        name,
        state: "done",
        score:
          !isReviewHidden && latestAnswer.review && hasScore(latestAnswer.review)
            ? latestAnswer.review.score
            : null,
        isOpen: latestAnswer.review?.isOpen === true,
        isTooOpen: latestAnswer.review !== null && hasTooOpenRange(latestAnswer.review),
        isReviewHidden,
      };
    return {
      questionId: id,
      name,
      state: skippedIds.has(id) ? "skipped" : "open",
      score: null,
      isOpen: false,
      isTooOpen: false,
      isReviewHidden,
    };
  });
}

/** Index of the next question: the first open one, else -1. */
export function findNextOpenIndex(progress: QuestionProgress[]): number {
  return progress.findIndex((step) => step.state === "open");
}
