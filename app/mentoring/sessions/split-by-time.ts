import type { MentorSession } from "./queries.server";
import { ACTIVE_STATES } from "./states";

/** The sessions that can still take place, the next one first, and all others, the latest first. */
export function splitByTime<Session extends Pick<MentorSession, "state" | "startsAt">>(
  sessions: readonly Session[],
): { upcoming: Session[]; past: Session[] } {
  const byTime = sessions.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return {
    upcoming: byTime.filter(({ state }) => ACTIVE_STATES.includes(state)),
    past: byTime.filter(({ state }) => !ACTIVE_STATES.includes(state)).toReversed(),
  };
}
