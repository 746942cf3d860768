import type { RequestPage } from "~/mentoring/mentor-side/request-view.server";

/** What a request's state means for the mentor, and what they can do now. */
export function describeRequestState(request: RequestPage): { title: string; detail: string } {
  const { state, movedBy, noShowBy, cancellation, person, meetingLink, isExpired } = request;
  const { firstName } = person;
  if (isExpired)
    return {
      title: "The deadline has passed",
      detail: "The request expires now and the time is free again.",
    };
  switch (state) {
    case "requested":
      return {
        title: `${person.name} asks for this time`,
        detail: "It’s held until you reply. Confirm it, propose another time, or decline.",
      };
    case "moved":
      return movedBy === "person"
        ? {
            title: `${person.name} proposes this time`,
            detail: "It’s held until you reply. Confirm it, propose another time, or decline.",
          }
        : {
            title: `Waiting for ${firstName}`,
            detail: "You proposed this time. It’s held until the reply.",
          };
    case "confirmed":
      if (request.beganAt !== null)
        return { title: `The session began at ${request.beganAt}`, detail: "" };
      return {
        title: "Confirmed",
        detail:
          meetingLink === ""
            ? `Add the video link before the session, so that ${firstName} can join.`
            : "",
      };
    case "declined":
      return { title: "Declined", detail: "The time is free again." };
    case "canceled":
      return {
        title: "Canceled",
        detail: `${cancellation} The session won’t take place.`.trim(),
      };
    case "expired":
      return { title: "Expired", detail: "Nobody replied in time. The time is free again." };
    case "done":
      return { title: "Session held", detail: "" };
    case "no-show":
      return {
        title: "No-show",
        detail:
          noShowBy === "person"
            ? `You told us that ${firstName} didn’t come.${request.undoUntil === null ? "" : ` If that’s wrong, take it back until ${request.undoUntil}.`}`
            : `${firstName} told us that you didn’t come.`,
      };
  }
}
