import { addDays } from "~/mentoring/calendar/week";
import { formatShortWeekday } from "~/ui/format-date";

/** A longer time between the start and what was done last has a break in it. */
const MAX_MINUTES = 60;

export interface WeekDay {
  day: string;
  /** Mon */
  name: string;
  minutes: number;
  isToday: boolean;
  isAhead: boolean;
}

/** The minutes of a sitting: from its start to the last thing done on its day; 0 if nothing was. */
export function countMinutes(startedAt: string, doneAt: readonly string[]): number {
  const last = doneAt.toSorted().at(-1);
  if (last === undefined || last < startedAt) return 0;
  const minutes = Math.round((Date.parse(last) - Date.parse(startedAt)) / 60_000);
  return Math.min(MAX_MINUTES, Math.max(1, minutes));
}

/**
 * The seven days from Monday with the minutes of each.
 *
 * @param doneAt when anything was done, with the day it was where the person is
 */
export function listWeek(
  monday: string,
  today: string,
  sittings: readonly { day: string; startedAt: string }[],
  done: readonly { day: string; at: string }[],
): WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(monday, index);
    const sitting = sittings.find((each) => each.day === day);
    const doneAt = done.filter((each) => each.day === day).map(({ at }) => at);
    return {
      day,
      name: formatShortWeekday(day),
      minutes: sitting ? countMinutes(sitting.startedAt, doneAt) : 0,
      isToday: day === today,
      isAhead: day > today,
    };
  });
}
