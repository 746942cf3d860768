import { WEEKDAYS, SESSION_MINUTES, type TimeRange } from "~/mentoring/slots/availability";
import type { Weekday } from "~/data/mentor-types";

/** Ranges of a day in the form. */
export const RANGES_PER_DAY = [1, 2] as const;

type RangesOutcome = { ok: true; hours: TimeRange[] } | { ok: false; problem: string };
type Fields = Pick<FormData, "get">;

/** The name of a time field, such as Mon-from-1. */
export function getRangeField(day: string, edge: "from" | "to", number: number): string {
  return `${day}-${edge}-${number}`;
}

export type DayProblems = Partial<Record<Weekday, string>>;
type WeeklyOutcome =
  | { ok: true; hours: Partial<Record<Weekday, TimeRange[]>> }
  | { ok: false; problems: DayProblems };

export function readWeekly(form: Fields): WeeklyOutcome {
  const hours: Partial<Record<Weekday, TimeRange[]>> = {};
  const problems: DayProblems = {};
  for (const day of WEEKDAYS) {
    const ranges = readRanges(form, day);
    if (!ranges.ok) problems[day] = ranges.problem;
    else if (ranges.hours.length > 0) hours[day] = ranges.hours;
  }
  return Object.keys(problems).length === 0 ? { ok: true, hours } : { ok: false, problems };
}

/** The ranges of a day, in order; a pair of empty fields is none. An end at 00:00 is midnight. */
export function readRanges(form: Fields, day: string): RangesOutcome {
  const ranges: TimeRange[] = [];
  for (const number of RANGES_PER_DAY) {
    const from = String(form.get(getRangeField(day, "from", number)) ?? "");
    const end = String(form.get(getRangeField(day, "to", number)) ?? "");
    if (from === "" && end === "") continue;
    const to = end === "00:00" ? "24:00" : end;
    if (!isTime(from) || !(to === "24:00" || isTime(to)))
      return { ok: false, problem: "Enter a start and an end, in quarters of an hour." };
    if (toMinutes(to) - toMinutes(from) < SESSION_MINUTES)
      return { ok: false, problem: "A session takes an hour, so end at least an hour later." };
    ranges.push({ from, to });
  }
  const ordered = ranges.toSorted((a, b) => toMinutes(a.from) - toMinutes(b.from));
  const overlap = ordered.some((range, index) => {
    const next = ordered[index + 1];
    return next !== undefined && toMinutes(next.from) < toMinutes(range.to);
  });
  return overlap ? { ok: false, problem: "The two times overlap." } : { ok: true, hours: ordered };
}

export const DAY_NAMES: Record<Weekday, string> = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
};

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):(00|15|30|45)$/.test(text);
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
