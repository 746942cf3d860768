import type { SessionEvent } from "./queries.server";
import { type SessionState, type Side, getReplier } from "./states";

export interface ProgressStep {
  label: string;
  /** One line each. */
  details: string[];
  status: "done" | "current" | "next" | "stopped";
}

interface ProgressInput {
  state: SessionState;
  movedBy: Side | null;
  noShowBy: Side | null;
  events: readonly Pick<SessionEvent, "kind" | "at">[];
  /** The mentor asked something that the reader hasn't answered. */
  isAsked?: boolean;
  /** Who reads it; a person unless said otherwise. */
  reader?: Side;
  /** The other side's first name. */
  other: string;
  formatTime(instant: string): string;
}

/** The states of a session as stations on a line, up to where it is and where it can still get. */
export function buildProgress(input: ProgressInput): ProgressStep[] {
  const { state, events, formatTime, reader = "person" } = input;
  const isMentor = reader === "mentor";
  const at = (kind: SessionState): string[] => {
    const event = events.findLast((entry) => entry.kind === kind);
    return event ? [formatTime(event.at)] : [];
  };
  const isReached = (kind: SessionState) => events.some((event) => event.kind === kind);
  const sent: ProgressStep = { label: "Sent", details: at("requested"), status: "done" };
  const confirmed: ProgressStep = { label: "Confirmed", details: at("confirmed"), status: "done" };
  const ending = ENDINGS[state];
  if (ending)
    return [
      sent,
      ...(isReached("confirmed") ? [confirmed] : []),
      { label: ending.label, details: [...at(state), ending.detail(input)], status: "stopped" },
    ];
  const isConfirmed = state === "confirmed" || state === "done";
  return [
    state === "done"
      ? sent
      : {
          ...sent,
          details: [...sent.details, isMentor ? "The time is held." : "The time is held for you."],
        },
    isConfirmed
      ? {
          label: "Reply",
          details: [isMentor ? "The time suits both." : `${input.other} said yes.`],
          status: "done",
        }
      : {
          label: state === "moved" ? "New time proposed" : "Waiting for a reply",
          details: [...at(state).slice(state === "moved" ? 0 : 1), waitingDetail(input)],
          status: "current",
        },
    isConfirmed
      ? confirmed
      : {
          label: "Confirmed",
          details: [
            isMentor ? "Both get the details" : "You get the details",
            "and a calendar file.",
          ],
          status: "next",
        },
    {
      label: state === "done" ? "Session held" : "Session",
      details: state === "done" ? at("done") : ["60 minutes."],
      status: state === "done" ? "done" : "next",
    },
  ];
}

function waitingDetail({ reader = "person", ...input }: ProgressInput): string {
  if (getReplier(input) === reader) return "Your reply is next.";
  if (input.isAsked) return "Your answer is next.";
  return `${input.other} replies next.`;
}

const ENDINGS: Partial<
  Record<SessionState, { label: string; detail(input: ProgressInput): string }>
> = {
  declined: {
    label: "Declined",
    detail: ({ reader }) => (reader === "mentor" ? FREE_AGAIN : "The time is no longer held."),
  },
  canceled: { label: "Canceled", detail: () => FREE_AGAIN },
  expired: {
    label: "Expired",
    detail: () => "No reply in time.",
  },
  "no-show": {
    label: "No-show",
    detail: ({ noShowBy, other, reader = "person" }) =>
      noShowBy === reader ? "You were marked as missing." : `${other} didn’t come.`,
  },
};

const FREE_AGAIN = "The time is free again.";
