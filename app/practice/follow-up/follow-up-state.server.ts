import type { FollowUpState } from "./follow-up-panel";
import { findFollowUp } from "./follow-ups.server";
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
  const prompt = answeredFollowUp?.prompt ?? point?.followUp;
  if (answeredFollowUp && prompt) {
    const pointReview = answeredFollowUp.review?.keyPoints[0];
    return {
      kind: "answered",
      prompt,
      text: answeredFollowUp.text,
      point: point
        ? {
            status: pointReview?.status ?? null,
            label: point.label,
            suggestion: pointReview?.add ?? "",
          }
        : null,
    };
  }
  const followUp = question && !session.endedAt ? findFollowUp(session, question, answer) : null;
  return followUp
    ? {
        kind: "open",
        prompt: followUp.prompt,
        to: `/interview/sessions/${session.id}/follow-up/${questionNumber}`,
      }
    : null;
}
