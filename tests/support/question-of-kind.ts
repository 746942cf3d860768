import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question, QuestionKind } from "~/data/questions/types";

/** The first question of a kind in the bank. */
export function findQuestionOfKind(kind: QuestionKind): Question {
  const question = INTERVIEW_CARDS.flatMap((card) => card.questions).find(
    (candidate) => candidate.kind === kind,
  );
  if (!question) throw new Error(`no ${kind} question`);
  return question;
}
