import { getLocalDate } from "~/mentoring/calendar/week";
import type { Round } from "./types";

const DAY_IN_MS = 86_400_000;

/** Whole days until the day of a round, where it is held: 0 on that day. */
export function countDaysLeft(
  { heldOn, timeZone }: Pick<Round, "heldOn" | "timeZone">,
  now: Date,
): number {
  const today = getLocalDate(now.toISOString(), timeZone);
  return Math.round((Date.parse(heldOn) - Date.parse(today)) / DAY_IN_MS);
}
