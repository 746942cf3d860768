import { getLocalDate } from "~/mentoring/calendar/week";
import type { JobInterview, Round } from "./types";

type Days = Pick<Round, "heldOn" | "timeZone">;

/** From its day on it is coming until that day ends where it is held. */
export function isComing({ heldOn, timeZone }: Days, now: Date): boolean {
  return heldOn >= getLocalDate(now.toISOString(), timeZone);
}

/** The next round; undefined once all are over. */
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
