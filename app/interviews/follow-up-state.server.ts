import type { FollowUpState } from "./follow-up-panel";
import { followUpTo } from "./follow-ups.server";
import type { Answer, Session } from "./sessions.server";

/** Where the follow-up to an answer stands; null when there is nothing to ask, or nobody to ask any more. */
export function followUpState(
  session: Session,
  number: number,
  answer: Answer,
): FollowUpState | null {
  const question = session.questions[number - 1];
  const given = session.followUps.find(
    (followUp) => followUp.questionId === answer.questionId && followUp.attempt === answer.attempt,
  );
  const point = question?.keyPoints.find(({ id }) => id === given?.keyPointId);
  if (given && point?.followUp) {
    const read = given.review.keyPoints[0];
    return {
      kind: "answered",
      prompt: point.followUp,
      text: given.text,
      status: read?.status ?? "missed",
      label: point.label,
      add: read?.add ?? "",
    };
  }
  const next = question && !session.endedAt ? followUpTo(question, answer.review) : undefined;
  return next
    ? {
        kind: "open",
        prompt: next.followUp,
        to: `/interview/sessions/${session.id}/follow-up/${number}`,
      }
    : null;
}
