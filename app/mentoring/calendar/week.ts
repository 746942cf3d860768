import { Temporal } from "temporal-polyfill";

/** A week of a calendar in one time zone, Monday first. */
export interface Week {
  /** The seven dates, YYYY-MM-DD. */
  dates: string[];
  /** The instants it starts at and ends before. */
  from: string;
  before: string;
}

/** The week with a date (YYYY-MM-DD) as this zone counts it. */
export function getWeek(date: string, timeZone: string): Week {
  const day = Temporal.PlainDate.from(date);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const dates = Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString());
  return {
    dates,
    from: startOfDay(monday, timeZone),
    before: startOfDay(monday.add({ days: 7 }), timeZone),
  };
}

/** The calendar date of an instant in a zone. */
export function getLocalDate(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Whether an instant is between 8 in the morning and 9 in the evening of a zone. */
export function isDaytime(instant: string, timeZone: string): boolean {
  const { hour } = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return hour >= 8 && hour < 21;
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Whether this is a date of the calendar, written as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether this is an instant as pages send it, to the minute. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** The first change of the clocks within a span of time, undefined if there is none. */
export function findClockChange(
  timeZone: string,
  from: string,
  before: string,
): { at: string; minutes: number } | undefined {
  const start = Temporal.Instant.from(from).toZonedDateTimeISO(timeZone);
  const change = start.getTimeZoneTransition("next");
  if (!change) return undefined;
  const at = new Date(change.epochMilliseconds).toISOString();
  if (at >= before) return undefined;
  const offsetBefore = change.subtract({ nanoseconds: 1 }).offsetNanoseconds;
  return { at, minutes: (change.offsetNanoseconds - offsetBefore) / 60e9 };
}

/** How many minutes the clocks of one zone are ahead of another's at an instant. */
export function getMinutesAhead(timeZone: string, otherZone: string, instant: string): number {
  const at = Temporal.Instant.from(instant);
  const offset = (zone: string) => at.toZonedDateTimeISO(zone).offsetNanoseconds;
  return (offset(timeZone) - offset(otherZone)) / 60e9;
}

/** The instant of a wall time; undefined if the clocks skip it, the first if it happens twice. */
export function resolveWallTime(wallTime: string, timeZone: string): string | undefined {
  const plain = Temporal.PlainDateTime.from(wallTime);
  const resolved = plain.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return resolved.toPlainDateTime().equals(plain)
    ? new Date(resolved.epochMilliseconds).toISOString()
    : undefined;
}

/** The instant at which a date begins in a zone. */
export function getStartOfDay(date: string, timeZone: string): string {
  return startOfDay(Temporal.PlainDate.from(date), timeZone);
}

function startOfDay(date: Temporal.PlainDate, timeZone: string): string {
  return new Date(date.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
}
