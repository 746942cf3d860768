/**
 * requested → confirmed, declined, moved, canceled or expired; moved (a new time waits for a
 * reply) → the same; confirmed → moved, canceled, done or no-show; done → no-show; no-show → what
 * it was, for an hour.
 */
export const SESSION_STATES = [
  "requested",
  "moved",
  "confirmed",
  "declined",
  "canceled",
  "expired",
  "done",
  "no-show",
] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** One of the two people a session has. */
export type Side = "person" | "mentor";

export function getOtherSide(side: Side): Side {
  return side === "person" ? "mentor" : "person";
}

export const STATE_LABELS: Record<SessionState, string> = {
  requested: "Waiting for a reply",
  moved: "New time proposed",
  confirmed: "Confirmed",
  declined: "Declined",
  canceled: "Canceled",
  expired: "Expired",
  done: "Held",
  "no-show": "No-show",
};

/** Waiting for someone's reply. */
export const WAITING_STATES: readonly SessionState[] = ["requested", "moved"];
/** The time is taken on both sides. */
export const ACTIVE_STATES: readonly SessionState[] = ["requested", "moved", "confirmed"];

export function isWaiting(state: SessionState): boolean {
  return WAITING_STATES.includes(state);
}

/** Whose reply a session waits for; undefined if it waits for nobody. */
export function getReplier({
  state,
  movedBy,
}: {
  state: SessionState;
  movedBy: Side | null;
}): Side | undefined {
  if (!isWaiting(state)) return undefined;
  return state === "moved" && movedBy === "mentor" ? "person" : "mentor";
}
