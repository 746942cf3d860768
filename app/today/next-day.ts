import { addDays, resolveWallTime } from "~/mentoring/calendar/week";
import type { Queue } from "~/review-schedule/queue";
import { countDays, formatWeekday } from "~/ui/format-date";

/** Later than this, nobody plans a quarter of an hour. */
const DAYS_AHEAD = 14;

/** The day of the next sitting: the next one with something due, or the day after tomorrow. */
export function findNextDay(
  today: string,
  { due, postponed, upcoming }: Pick<Queue, "due" | "postponed" | "upcoming">,
): string {
  const tomorrow = addDays(today, 1);
  if (due.length + postponed.length > 0) return tomorrow;
  const next = upcoming[0]?.dueDate;
  if (next === undefined || countDays(today, next) > DAYS_AHEAD) return addDays(today, 2);
  return next < tomorrow ? tomorrow : next;
}

/** "Sunday", or in a week and later "Sunday, December 6". */
export function nameDay(day: string, today: string): string {
  const name = formatWeekday(day);
  return countDays(today, day) < 7 ? (name.split(",")[0] ?? name) : name;
}

/** At the time of day of another instant, to the quarter of an hour before it. */
export function getSameTime(day: string, instant: string, timeZone: string): string {
  const [hour = "18", minute = "00"] = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    timeStyle: "short",
  })
    .format(new Date(instant))
    .split(":");
  const quarter = String(Math.floor(Number(minute) / 15) * 15).padStart(2, "0");
  return (
    resolveWallTime(`${day}T${hour}:${quarter}`, timeZone) ??
    // An hour that this day skips.
    new Date(`${day}T12:00:00Z`).toISOString()
  );
}
