import type { Session } from "./types";

export type QuestionState = "done" | "skipped" | "open";

export interface QuestionProgress {
  questionId: string;
  state: QuestionState;
  /** Latest score; null while a live interview hides it, or if the review can't be read. */
  score: number | null;
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
  const areScoresHidden = mode === "live" && endedAt === null;
  return questions.map(({ id }) => {
    const latestAnswer = answers.findLast((answer) => answer.questionId === id);
    if (latestAnswer)
      return {
        questionId: id,
        state: "done",
        score: areScoresHidden ? null : (latestAnswer.review?.score ?? null),
      };
    return { questionId: id, state: skippedIds.has(id) ? "skipped" : "open", score: null };
  });
}

/** Index of the next question: the first open one, else -1. */
export function findNextOpenIndex(progress: QuestionProgress[]): number {
  return progress.findIndex((step) => step.state === "open");
}
