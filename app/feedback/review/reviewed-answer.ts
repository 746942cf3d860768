import type { Question } from "~/data/questions/types";
import type { Answer, Session } from "~/practice/store/types";

/** The answer a review page is about: the attempt in the URL, else the latest one. */
export function findReviewedAnswer(
  request: Request,
  session: Session,
  numberParam: string | undefined,
): { question: Question; questionNumber: number; answer: Answer } | undefined {
  const questionNumber = Number(numberParam);
  const question = session.questions[questionNumber - 1];
  const answers = session.answers.filter((answer) => answer.questionId === question?.id);
  const requestedAttempt = new URL(request.url).searchParams.get("attempt");
  const answer =
    requestedAttempt === null
      ? answers.at(-1)
      : answers.find(({ attempt }) => attempt === Number(requestedAttempt));
  return question && answer ? { question, questionNumber, answer } : undefined;
}
