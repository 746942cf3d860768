import type { Session } from "./types";

export type QuestionState = "done" | "skipped" | "open";

export interface QuestionProgress {
  questionId: string;
  state: QuestionState;
  /** Score of the latest try; null while a live interview hides it, or when the review cannot be read. */
  score: number | null;
}

type SessionProgressInput = Pick<
  Session,
  "questions" | "answers" | "skippedIds" | "mode" | "endedAt"
>;

/** Where every question of a session stands, in order. */
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

/** Index of the question to ask next: the first one still open, else -1. */
export function findNextOpenIndex(progress: QuestionProgress[]): number {
  return progress.findIndex((step) => step.state === "open");
}
