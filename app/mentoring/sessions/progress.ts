import type { SessionEvent } from "./queries.server";
import type { SessionState, Side } from "./states";

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
  /** The mentor's first name. */
  mentor: string;
  formatTime(instant: string): string;
}

/** The states of a session as stations on a line, up to where it is and where it can still get. */
export function buildProgress(input: ProgressInput): ProgressStep[] {
  const { state, events, formatTime } = input;
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
    { ...sent, details: [...sent.details, "The time is held for you."] },
    isConfirmed
      ? { label: "Reply", details: [`${input.mentor} said yes.`], status: "done" }
      : {
          label: state === "moved" ? "New time proposed" : "Waiting for a reply",
          details: [...at(state).slice(state === "moved" ? 0 : 1), waitingDetail(input)],
          status: "current",
        },
    isConfirmed
      ? confirmed
      : {
          label: "Confirmed",
          details: ["You get the details", "and a calendar file."],
          status: "next",
        },
    {
      label: state === "done" ? "Session held" : "Session",
      details: state === "done" ? at("done") : ["60 minutes."],
      status: state === "done" ? "done" : isConfirmed ? "current" : "next",
    },
  ];
}

function waitingDetail({ state, movedBy, mentor }: ProgressInput): string {
  return state === "moved" && movedBy === "mentor"
    ? "Your reply is next."
    : `${mentor} has up to 48 hours.`;
}

const ENDINGS: Partial<
  Record<SessionState, { label: string; detail(input: ProgressInput): string }>
> = {
  declined: {
    label: "Declined",
    detail: () => "The time is no longer held; there is nothing to pay.",
  },
  canceled: { label: "Canceled", detail: () => "The time is free again." },
  expired: { label: "Expired", detail: () => "No reply in time; there is nothing to pay." },
  "no-show": {
    label: "No-show",
    detail: ({ noShowBy, mentor }) =>
      noShowBy === "mentor" ? `${mentor} didn’t come.` : "You were marked as missing.",
  },
};
