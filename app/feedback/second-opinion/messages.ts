import type { AiCoachError } from "~/coach/ai/ai-coach-error";

const SCORE_UNCHANGED = "The embedded coach’s score stands.";

/** Why an answer is not sent. */
export const NOT_SENT_MESSAGES = {
  notConfigured: "This server has no second coach. Only its operator can set one up.",
  flagged: `There is nothing in this answer that another coach could weigh, so it was not sent. ${SCORE_UNCHANGED}`,
  tooLong: `This answer is too long to be sent. ${SCORE_UNCHANGED}`,
  alreadyPending: "Another second opinion of yours is still on its way. Ask again when it is here.",
} as const;

/** What a person is told when a service gave no opinion. */
export function getFailureMessage({ reason, retryAfterMs: waitInMs }: AiCoachError): string {
  switch (reason) {
    case "unreachable":
      return `The service did not answer. ${SCORE_UNCHANGED}`;
    case "slow":
      return `The service took too long. ${SCORE_UNCHANGED}`;
    case "busy":
      return `The service cannot take this now. ${waitInMs ? getRetryMessage(waitInMs / 1000) : "Ask again in a minute."} ${SCORE_UNCHANGED}`;
    case "refused":
      return `The service turned this server away, which its operator has to look into. ${SCORE_UNCHANGED}`;
    case "unreadable":
      return `What the service sent back could not be used. ${SCORE_UNCHANGED}`;
    case "unfounded":
      return `The service gave reasons that are not in your answer, so we threw them away. ${SCORE_UNCHANGED}`;
  }
}

export function getRetryMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `Ask again in ${Math.ceil(minutes / 60)} hours.`;
  return `Ask again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
