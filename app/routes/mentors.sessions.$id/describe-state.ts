import type { SessionState, Side } from "~/mentoring/sessions/states";

interface DescribedSession {
  state: SessionState;
  movedBy: Side | null;
  noShowBy: Side | null;
  canceledBy: string | null;
  isLate: boolean;
  meetingLink: string;
  mentor: { firstName: string; isSample: boolean };
}

/** What a state means for the person, and what they can do now. */
export function describeState(session: DescribedSession): { title: string; detail: string } {
  const { state, movedBy, noShowBy, canceledBy, isLate, meetingLink, mentor } = session;
  const { firstName } = mentor;
  switch (state) {
    case "requested":
      return {
        title: `Waiting for ${firstName}`,
        detail: mentor.isSample
          ? `${firstName} is a sample mentor: an automatic reply comes about a minute after the request. Reload the page to see it.`
          : "",
      };
    case "moved":
      return movedBy === "mentor"
        ? {
            title: `${firstName} proposes this time`,
            detail: "It’s held for you. Confirm it, decline it, or choose another one.",
          }
        : {
            title: `Waiting for ${firstName}`,
            detail: "You proposed a new time. It’s held for you until the reply.",
          };
    case "confirmed":
      return {
        title: "Confirmed",
        detail: [
          mentor.isSample
            ? `${firstName} is a sample mentor, so no call takes place.`
            : meetingLink === "" && `${firstName} sends the video link before the session.`,
          isLate &&
            "Less than 24 hours are left: the session can’t be moved, and canceling it now counts as late.",
        ]
          .filter((text) => text !== false)
          .join(" "),
      };
    case "declined":
      return {
        title: "Declined",
        detail: "The time is no longer held and there is nothing to pay.",
      };
    case "canceled":
      return {
        title: "Canceled",
        detail: `${canceledBy === "person" ? "You canceled it. " : canceledBy === "mentor" ? `${firstName} canceled it. ` : ""}The session won’t take place and there is nothing to pay.`,
      };
    case "expired":
      return {
        title: "Expired",
        detail: `${firstName} didn’t reply in time. The time is no longer held and there is nothing to pay.`,
      };
    case "done":
      return { title: "Session held", detail: "" };
    case "no-show":
      return {
        title: "No-show",
        detail:
          noShowBy === "mentor"
            ? `You told us that ${firstName} didn’t come. There is nothing to pay.`
            : `${firstName} told us that you didn’t come.`,
      };
  }
}
