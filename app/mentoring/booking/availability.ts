import type { Weekday } from "~/data/mentor-types";

/** Wall time in the mentor's zone, such as 17:00 to 20:00; the end may be 24:00. */
export interface TimeRange {
  from: string;
  to: string;
}

/**
 * When a mentor holds sessions. Kept as wall time, because "Tuesdays at 17:00" stays at 17:00 when
 * the clocks change; instants are resolved for each date.
 */
export interface Availability {
  /** IANA name. */
  timeZone: string;
  weekly: Partial<Record<Weekday, readonly TimeRange[]>>;
  /** Dates that replace the weekly hours; without ranges, a day off. */
  exceptions: readonly { date: string; ranges: readonly TimeRange[] }[];
}

/** Monday first, as ISO 8601 counts. */
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

export const SESSION_MINUTES = 60;
