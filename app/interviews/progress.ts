import type { Session } from "./sessions.server";

export type StepState = "done" | "skipped" | "open";

export interface Step {
  questionId: string;
  state: StepState;
  /** Score of the latest try; null while a live interview keeps it back. */
  score: number | null;
}

type Progress = Pick<Session, "questions" | "answers" | "skipped" | "mode" | "endedAt">;

/** Where every question of a session stands, in order. */
export function stepsOf({ questions, answers, skipped, mode, endedAt }: Progress): Step[] {
  const isKeptBack = mode === "live" && endedAt === null;
  return questions.map(({ id }) => {
    const latest = answers.findLast((answer) => answer.questionId === id);
    if (latest)
      return { questionId: id, state: "done", score: isKeptBack ? null : latest.review.score };
    return { questionId: id, state: skipped.has(id) ? "skipped" : "open", score: null };
  });
}

/** Index of the question to ask next: the first one still open, else -1. */
export function nextOpen(steps: Step[]): number {
  return steps.findIndex((step) => step.state === "open");
}
