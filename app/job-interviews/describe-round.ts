import { addDays, getStartOfDay } from "~/mentoring/calendar/week";
import { formatWeekday } from "~/ui/format-date";
import type { Round } from "./types";

/** "2:00 PM", of 14:00. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}\u00a0${half}`;
}

/** "Thursday, December 10, 2:00 PM" */
export function formatRoundTime({ heldOn, startsAt }: Pick<Round, "heldOn" | "startsAt">): string {
  const day = formatWeekday(heldOn);
  return startsAt === null ? day : `${day}, ${formatClock(startsAt)}`;
}

/** When the day of a round is over where it is held. */
export function getEndOfDay({ heldOn, timeZone }: Pick<Round, "heldOn" | "timeZone">): string {
  return getStartOfDay(addDays(heldOn, 1), timeZone);
}
