import { loadWeek } from "~/mentoring/booking/week-view.server";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import { formatCity } from "~/mentoring/calendar/format-time";
import { pluralize } from "~/ui/format";

/** The first one or two weeks that people can book, as the mentor's hours make them, in the mentor's time zone. */
export async function loadNextWeeks(mentor: BookableMentor, now: Date) {
  const { timeZone } = mentor;
  const first = await loadWeek(mentor, { timeZone, date: null }, now);
  const weeks = [first];
  if (first.next !== null) weeks.push(await loadWeek(mentor, { timeZone, date: first.next }, now));
  const slots = weeks.flatMap(({ days }) => days.flatMap((day) => day.slots));
  const free = slots.filter(({ isFree }) => isFree).length;
  if (slots.length === 0) return null;
  return {
    summary: `${pluralize(free, "free time")}${free < slots.length ? `, ${slots.length - free} taken` : ""} in ${weeks.length === 1 ? "this week" : "these two weeks"}, from the hours you saved. ${formatCity(timeZone)} time.`,
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
