import type { Availability } from "~/mentoring/booking/availability";
import { isDate } from "~/mentoring/calendar/week";

type Exceptions = Availability["exceptions"];

/** More than a year of single days is no exception. */
const MAX_EXCEPTIONS = 100;

export type ExceptionProblem = "no-date" | "past" | "too-many";

/** Adds a date with its own hours, in place of an earlier entry; dates that have passed go. */
export function addException(
  exceptions: Exceptions,
  added: Exceptions[number],
  today: string,
): { ok: true; exceptions: Exceptions } | { ok: false; problem: ExceptionProblem } {
  if (!isDate(added.date)) return { ok: false, problem: "no-date" };
  if (added.date < today) return { ok: false, problem: "past" };
  const others = removeException(exceptions, added.date, today);
  if (others.length >= MAX_EXCEPTIONS) return { ok: false, problem: "too-many" };
  return {
    ok: true,
    exceptions: [...others, added].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

export function removeException(exceptions: Exceptions, date: string, today: string): Exceptions {
  return exceptions.filter((each) => each.date !== date && each.date >= today);
}
