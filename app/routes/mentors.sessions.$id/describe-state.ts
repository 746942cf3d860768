import type { SessionState, Side } from "~/mentoring/sessions/states";

interface DescribedSession {
  state: SessionState;
  /** When it began; null before. */
  beganAt: string | null;
  /** What the mentor asked last, until it is answered. */
  question: string | null;
  movedBy: Side | null;
  noShowBy: Side | null;
  /** Until when the person can take a no-show back; null if they can't. */
  undoUntil: string | null;
  /** Who canceled it, or why; empty if nobody did. */
  cancellation: string;
  isLate: boolean;
  meetingLink: string;
  /** The person gets the reply by email. */
  isEmailed: boolean;
  mentor: { name: string; firstName: string; isSample: boolean };
}

interface StateText {
  title: string;
  detail: string;
}

/** What a state means for the person, and what they can do now. */
export function describeState(session: DescribedSession): StateText {
  const { state, movedBy, noShowBy, cancellation, mentor } = session;
  const { firstName } = mentor;
  if (session.question !== null)
    return { title: `${firstName} has a question for you`, detail: describeAfterAnswer(session) };
  switch (state) {
    case "requested":
      return {
        title: "Session Request Sent",
        detail: [
          `Your request was sent. You will ${session.isEmailed ? "be notified" : "see on this page"} when ${mentor.name} confirms.`,
          ...(mentor.isSample
            ? [
                `${firstName} is a sample mentor. Reload this page in a minute to see the automatic reply.`,
              ]
            : []),
        ].join(" "),
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
      return describeConfirmed(session);
    case "declined":
      return { title: "Declined", detail: "The time is no longer held." };
    case "canceled":
      return {
        title: "Canceled",
        detail: `${cancellation} The session won’t take place.`.trim(),
      };
    case "expired":
      return {
        title: "Expired",
        detail: `${firstName} didn’t reply in time. The time is no longer held.`,
      };
    case "done":
      return { title: "Session held", detail: "" };
    case "no-show":
      return {
        title: "No-show",
        detail:
          noShowBy === "mentor"
            ? `You told us that ${firstName} didn’t come.${session.undoUntil === null ? "" : ` If that’s wrong, take it back until ${session.undoUntil}.`}`
            : `${firstName} told us that you didn’t come.`,
      };
  }
}

/** The state, where the headline tells of the question. */
function describeAfterAnswer({ state, movedBy, mentor }: DescribedSession): string {
  if (state === "confirmed") return "The session is confirmed.";
  return state === "moved" && movedBy === "mentor"
    ? `${mentor.firstName} also proposes this time. Confirm or decline it below.`
    : `Your answer doesn’t extend the deadline, so reply soon: ${mentor.firstName} still has to confirm this time.`;
}

function describeConfirmed(session: DescribedSession): StateText {
  const { beganAt, isLate, meetingLink, mentor } = session;
  const { firstName } = mentor;
  const call = mentor.isSample ? [`${firstName} is a sample mentor, so no call takes place.`] : [];
  const isLinkMissing = !mentor.isSample && meetingLink === "";
  if (beganAt !== null)
    return {
      title: `The session began at ${beganAt}`,
      detail: [...call, ...(isLinkMissing ? [`${firstName} sent no video link.`] : [])].join(" "),
    };
  return {
    title: "Confirmed",
    detail: [
      ...call,
      ...(isLinkMissing ? [`${firstName} sends the video link before the session.`] : []),
      ...(isLate
        ? [
            "Less than 24 hours are left: the session can’t be moved, and canceling it now counts as late.",
          ]
        : []),
    ].join(" "),
  };
}
