import { Temporal } from "temporal-polyfill";
import { type Availability, SESSION_MINUTES, type TimeRange, WEEKDAYS } from "./availability";

/** A session's time: ISO 8601 in UTC. */
export interface Slot {
  startsAt: string;
  endsAt: string;
}

/**
 * Every slot that starts from one instant on and before another, in order. A start that the clocks
 * skip is left out; one that happens twice is offered once, the first time. No two slots overlap.
 */
export function resolveSlots(availability: Availability, from: string, before: string): Slot[] {
  const { timeZone } = availability;
  const lastDate = toDate(before, timeZone);
  const slots: Slot[] = [];
  for (
    let date = toDate(from, timeZone);
    Temporal.PlainDate.compare(date, lastDate) <= 0;
    date = date.add({ days: 1 })
  )
    slots.push(...resolveDay(availability, date));
  return withoutOverlaps(slots).filter(({ startsAt }) => startsAt >= from && startsAt < before);
}

function resolveDay({ timeZone, weekly, exceptions }: Availability, date: Temporal.PlainDate) {
  const exception = exceptions.find((entry) => entry.date === date.toString());
  const weekday = WEEKDAYS[date.dayOfWeek - 1];
  const ranges = exception?.ranges ?? (weekday ? weekly[weekday] : undefined) ?? [];
  return ranges
    .toSorted((a, b) => toMinutes(a.from) - toMinutes(b.from))
    .flatMap((range) => resolveRange(range, date, timeZone));
}

function resolveRange({ from, to }: TimeRange, date: Temporal.PlainDate, timeZone: string): Slot[] {
  const end = resolveEnd(to, date, timeZone);
  const slots: Slot[] = [];
  for (
    let minutes = toMinutes(from);
    minutes + SESSION_MINUTES <= toMinutes(to);
    minutes += SESSION_MINUTES
  ) {
    const start = resolveStart(minutes, date, timeZone);
    const startsAt = start?.toInstant();
    const endsAt = startsAt?.add({ minutes: SESSION_MINUTES });
    if (startsAt && endsAt && Temporal.Instant.compare(endsAt, end) <= 0)
      slots.push({ startsAt: toText(startsAt), endsAt: toText(endsAt) });
  }
  return slots;
}

/** Undefined for a wall time that the clocks skip on this date. */
function resolveStart(
  minutes: number,
  date: Temporal.PlainDate,
  timeZone: string,
): Temporal.ZonedDateTime | undefined {
  const wallTime = date.toPlainDateTime(toPlainTime(minutes));
  const resolved = wallTime.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return resolved.toPlainDateTime().equals(wallTime) ? resolved : undefined;
}

/** The end of a range; of an hour that happens twice, the second time. */
function resolveEnd(to: string, date: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  const minutes = toMinutes(to);
  return minutes >= MINUTES_PER_DAY
    ? date.add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
    : date
        .toPlainDateTime(toPlainTime(minutes))
        .toZonedDateTime(timeZone, { disambiguation: "later" })
        .toInstant();
}

/** Where the clocks skip less than an hour, two wall times an hour apart may be closer than that. */
function withoutOverlaps(slots: readonly Slot[]): Slot[] {
  const unique: Slot[] = [];
  for (const slot of slots.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))) {
    const previous = unique.at(-1);
    if (!previous || slot.startsAt >= previous.endsAt) unique.push(slot);
  }
  return unique;
}

const MINUTES_PER_DAY = 24 * 60;

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function toPlainTime(minutes: number): Temporal.PlainTime {
  return new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
}

function toDate(instant: string, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The form the database stores, which compares as text. */
function toText(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toISOString();
}
