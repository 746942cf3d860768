import { getLocalDate, resolveWallTime } from "~/mentoring/calendar/week";
import type { JobInterview, Round } from "./types";

type Days = Pick<Round, "heldOn" | "timeZone">;

/** From its day on it is coming until that day ends where it is held. */
export function isComing({ heldOn, timeZone }: Days, now: Date): boolean {
  return heldOn >= getLocalDate(now.toISOString(), timeZone);
}

/** Where the time isn't known. */
const NOON = "12:00";

/** From the minute in which it begins, where it is held; without a time, from noon, or once it is written down. */
export function isHeld(
  { heldOn, startsAt, timeZone, debriefedAt }: Days & Pick<Round, "startsAt" | "debriefedAt">,
  now: Date,
): boolean {
  if (debriefedAt !== null) return true;
  const start = resolveWallTime(`${heldOn}T${startsAt ?? NOON}`, timeZone);
  return start === undefined ? !isComing({ heldOn, timeZone }, now) : start <= now.toISOString();
}

/** The first round that was held and not written down yet. */
export function findDebriefRound(
  { rounds }: Pick<JobInterview, "rounds">,
  now: Date,
): Round | undefined {
  return rounds.find((round) => round.debriefedAt === null && isHeld(round, now));
}

/** The next round that hasn’t begun; undefined once all have. */
export function findRoundAhead(
  { rounds }: Pick<JobInterview, "rounds">,
  now: Date,
): Round | undefined {
  return rounds.find((round) => !isHeld(round, now));
}

/** The next round, until the end of its day; undefined once all are over. */
export function findNextRound(
  { rounds }: Pick<JobInterview, "rounds">,
  now: Date,
): Round | undefined {
  return rounds.find((round) => isComing(round, now));
}

/** The day that the plan counts back from. */
export function getLastRound({ rounds }: Pick<JobInterview, "rounds">): Round {
  const last = rounds.at(-1);
  if (!last) throw new Error("a job interview has at least one round");
  return last;
}
