import { loadWeek } from "~/mentoring/booking/week-view.server";
import type { BookableMentor } from "~/mentoring/directory/directory.server";
import { formatCity } from "~/mentoring/calendar/format-time";
import { pluralize } from "~/ui/format";

const WEEK_COUNT = 2;

/** The first weeks that people can book, as the mentor's hours make them, in the mentor's time zone. */
export async function loadNextWeeks(mentor: BookableMentor, now: Date) {
  const weeks = [];
  for (let date: string | null = null; weeks.length < WEEK_COUNT; ) {
    const week = await loadWeek(mentor, { timeZone: mentor.timeZone, date }, now);
    weeks.push(week);
    if (week.next === null) break;
    date = week.next;
  }
  const slots = weeks.flatMap(({ days }) => days.flatMap((day) => day.slots));
  const free = slots.filter(({ isFree }) => isFree).length;
  if (slots.length === 0) return null;
  return {
    summary: `${pluralize(free, "free time")}${free < slots.length ? `, ${slots.length - free} taken` : ""} in these two weeks, from the hours you saved. ${formatCity(mentor.timeZone)} time.`,
    weeks: weeks.map(({ title, days }) => ({
      title,
      days: days.map(({ date, weekday, day, label, slots: times }) => ({
        date,
        weekday,
        day,
        label,
        // On the hour, the minutes say nothing.
        times: times.map(({ time, isFree }) => ({ time: time.replace(":00", ""), isFree })),
      })),
    })),
  };
}

export type NextWeeks = Awaited<ReturnType<typeof loadNextWeeks>>;
