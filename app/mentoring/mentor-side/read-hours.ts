import { WEEKDAYS, SESSION_MINUTES, type TimeRange } from "~/mentoring/booking/availability";
import type { Weekday } from "~/data/mentor-types";

/** Ranges of a day in the form. */
export const RANGES_PER_DAY = [1, 2] as const;

/** What is wrong with a day, and the fields to correct. */
export interface HoursProblem {
  message: string;
  fields: string[];
}

type RangesOutcome = { ok: true; hours: TimeRange[] } | { ok: false; problem: HoursProblem };
type Fields = Pick<FormData, "get">;

/** The name of a time field, such as Mon-from-1. */
export function getRangeField(day: string, edge: "from" | "to", number: number): string {
  return `${day}-${edge}-${number}`;
}

export type DayProblems = Partial<Record<Weekday, HoursProblem>>;
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
  const ranges: (TimeRange & { fromField: string })[] = [];
  for (const number of RANGES_PER_DAY) {
    const fromField = getRangeField(day, "from", number);
    const toField = getRangeField(day, "to", number);
    const from = String(form.get(fromField) ?? "");
    const end = String(form.get(toField) ?? "");
    if (from === "" && end === "") continue;
    const to = end === "00:00" ? "24:00" : end;
    const unreadable = [
      ...(isTime(from) ? [] : [fromField]),
      ...(to === "24:00" || isTime(to) ? [] : [toField]),
    ];
    if (unreadable.length > 0) return refuse(TIMES_MISSING, unreadable);
    const minutes = toMinutes(to) - toMinutes(from);
    if (minutes < 0) return refuse("The end is before the start.", [toField]);
    if (minutes < SESSION_MINUTES)
      return refuse("A session takes an hour, so end at least an hour later.", [toField]);
    ranges.push({ from, to, fromField });
  }
  const ordered = ranges.toSorted((a, b) => toMinutes(a.from) - toMinutes(b.from));
  const overlapping = ordered.find((range, index) => {
    const previous = ordered[index - 1];
    return previous !== undefined && toMinutes(range.from) < toMinutes(previous.to);
  });
  return overlapping
    ? refuse("The two times overlap.", [overlapping.fromField])
    : { ok: true, hours: ordered.map(({ from, to }) => ({ from, to })) };
}

/** The hours of one date. Hours beside a day off could mean either, so the person is asked. */
export function readExceptionHours(form: Fields, kind: "off" | "hours"): RangesOutcome {
  const fields = EXCEPTION_FIELDS.filter((field) => (form.get(field) ?? "") !== "");
  if (kind === "off")
    return fields.length === 0 ? { ok: true, hours: [] } : refuse(HOURS_ON_DAY_OFF, fields);
  return fields.length === 0
    ? refuse(TIMES_MISSING, [...EXCEPTION_FIELDS])
    : readRanges(form, "day");
}

const EXCEPTION_FIELDS = [getRangeField("day", "from", 1), getRangeField("day", "to", 1)];
const HOURS_ON_DAY_OFF =
  "You chose a day off and entered hours. Choose “Other hours” to hold sessions then, or clear the times.";
const TIMES_MISSING = "Enter a start and an end, in quarters of an hour.";

function refuse(message: string, fields: string[]): RangesOutcome {
  return { ok: false, problem: { message, fields } };
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
