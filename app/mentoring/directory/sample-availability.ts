import type { Mentor, Weekday } from "~/data/mentor-types";
import type { Availability, TimeRange } from "~/mentoring/booking/availability";

const WEEKDAY_RANGES: readonly TimeRange[] = [
  { from: "08:00", to: "09:00" },
  { from: "17:00", to: "20:00" },
];
const WEEKEND_RANGES: readonly TimeRange[] = [{ from: "10:00", to: "13:00" }];

/** The hours of a sample mentor, on the days their card names. */
export function getSampleAvailability({
  availability,
  timeZone,
}: Pick<Mentor, "availability" | "timeZone">): Availability {
  const ranges = availability.map((day): [Weekday, readonly TimeRange[]] => [
    day,
    day === "Sat" || day === "Sun" ? WEEKEND_RANGES : WEEKDAY_RANGES,
  ]);
  return { timeZone, weekly: Object.fromEntries(ranges), exceptions: [] };
}
