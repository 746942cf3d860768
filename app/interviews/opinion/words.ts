import type { OpinionFailure } from "~/coach/opinion/failure";

const STANDS = "The embedded coach’s score stands.";

/** Why an answer is not sent. */
export const LEFT_OUT = {
  none: "This server has no second coach. Only its operator can set one up.",
  flagged: `There is nothing in this answer that another coach could weigh, so it was not sent. ${STANDS}`,
  long: `This answer is too long to be sent. ${STANDS}`,
  underWay: "Another second opinion of yours is still on its way. Ask again when it is here.",
} as const;

/** What a person is told when a service gave no opinion. */
export function failed({ reason, waitInMs }: OpinionFailure): string {
  switch (reason) {
    case "unreachable":
      return `The service did not answer. ${STANDS}`;
    case "slow":
      return `The service took too long. ${STANDS}`;
    case "busy":
      return `The service cannot take this now. ${waitInMs ? later(waitInMs / 1000) : "Ask again in a minute."} ${STANDS}`;
    case "refused":
      return `The service turned this server away, which its operator has to look into. ${STANDS}`;
    case "unreadable":
      return `What the service sent back could not be used. ${STANDS}`;
    case "unfounded":
      return `The service gave reasons that are not in your answer, so we threw them away. ${STANDS}`;
  }
}

export function later(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `Ask again in ${Math.ceil(minutes / 60)} hours.`;
  return `Ask again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
