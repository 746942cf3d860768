import type { AiCoachError } from "~/coach/ai/ai-coach-error";
import { pluralize } from "~/ui/format";

const SCORE_UNCHANGED = "The built-in coach’s score counts.";

export const NOT_SENT_MESSAGES = {
  notConfigured: "This server has no second coach. Only its operator can set one up.",
  flagged: `This answer has nothing for another coach to score, so it wasn’t sent. ${SCORE_UNCHANGED}`,
  tooLong: `This answer is too long for a second opinion. ${SCORE_UNCHANGED}`,
  alreadyPending: "You already requested a second opinion. Try again when it has arrived.",
} as const;

/** The message for a failed second opinion. */
export function getFailureMessage({ reason, retryAfterMs: waitInMs }: AiCoachError): string {
  switch (reason) {
    case "unreachable":
      return `The service didn’t respond. ${SCORE_UNCHANGED}`;
    case "slow":
      return `The service took too long. ${SCORE_UNCHANGED}`;
    case "busy":
      return `The service is busy. ${waitInMs ? getRetryMessage(waitInMs / 1000) : "Try again in a minute."} ${SCORE_UNCHANGED}`;
    case "refused":
      return `The service rejected this server’s request. The operator needs to check its settings. ${SCORE_UNCHANGED}`;
    case "unreadable":
      return `We couldn’t use the service’s response. ${SCORE_UNCHANGED}`;
    case "unfounded":
      return `The service gave quotes that aren’t in your answer, so we discarded its opinion. ${SCORE_UNCHANGED}`;
  }
}

export function getRetryMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `Try again in ${Math.ceil(minutes / 60)} hours.`;
  return `Try again in ${pluralize(minutes, "minute")}.`;
}
