import type { QuizAnswer } from "./types";

interface Question {
  id: string;
  lesson: string;
  options: readonly { key: string; isRight: boolean }[];
  hasSeveralRight: boolean;
}

export type GradedQuiz =
  | { status: "graded"; answers: QuizAnswer[] }
  /** Questions without an answer. */
  | { status: "incomplete"; missing: string[] }
  /** Answers that the quiz doesn't offer, or several where one is right: an old or altered form. */
  | { status: "invalid" };

/**
 * Grades a quiz. A question is right if exactly its right options are chosen.
 *
 * @param chosenByQuestion the keys of the options chosen, by question
 */
export function gradeQuiz(
  questions: readonly Question[],
  chosenByQuestion: ReadonlyMap<string, readonly string[]>,
): GradedQuiz {
  const answers = questions.map(({ id, lesson, options }): QuizAnswer => {
    const chosen = [...new Set(chosenByQuestion.get(id))];
    const isRight = options.every((option) => option.isRight === chosen.includes(option.key));
    return { questionId: id, lesson, chosen, isRight };
  });
  const isOffered = questions.every(({ options, hasSeveralRight }, index) => {
    const chosen = answers[index]?.chosen ?? [];
    const keys = options.map(({ key }) => key);
    return chosen.every((key) => keys.includes(key)) && (hasSeveralRight || chosen.length <= 1);
  });
  if (!isOffered) return { status: "invalid" };
  const missing = answers.filter(({ chosen }) => chosen.length === 0);
  return missing.length > 0
    ? { status: "incomplete", missing: missing.map(({ questionId }) => questionId) }
    : { status: "graded", answers };
}
