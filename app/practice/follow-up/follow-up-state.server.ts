import type { FollowUpState } from "./follow-up-panel";
import { findFollowUpPoint } from "./follow-ups.server";
import type { Answer, Session } from "~/practice/store/types";

/** State of an answer's follow-up; null if there is none or the session has ended. */
export function getFollowUpState(
  session: Session,
  questionNumber: number,
  answer: Answer,
): FollowUpState | null {
  const question = session.questions[questionNumber - 1];
  const answeredFollowUp = session.followUps.find(
    (followUp) => followUp.questionId === answer.questionId && followUp.attempt === answer.attempt,
  );
  const point = question?.keyPoints.find(({ id }) => id === answeredFollowUp?.keyPointId);
  if (answeredFollowUp && point?.followUp) {
    const pointReview = answeredFollowUp.review?.keyPoints[0];
    return {
      kind: "answered",
      prompt: point.followUp,
      text: answeredFollowUp.text,
      status: pointReview?.status ?? null,
      label: point.label,
      suggestion: pointReview?.add ?? "",
    };
  }
  const nextPoint =
    question && !session.endedAt ? findFollowUpPoint(question, answer.review) : undefined;
  return nextPoint
    ? {
        kind: "open",
        prompt: nextPoint.followUp,
        to: `/interview/sessions/${session.id}/follow-up/${questionNumber}`,
      }
    : null;
}
