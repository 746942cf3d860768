import { expect, test } from "vitest";
import { formatZonedShortDayTime, formatZonedTime, formatZonedWeekdayTime } from "./format-time";

test.each([
  ["2026-11-24T18:00:00Z", "6:00\u00a0PM", "Tuesday 6:00\u00a0PM", "Tue, Nov 24, 6:00\u00a0PM"],
  ["2026-11-24T00:00:00Z", "12:00\u00a0AM", "Tuesday 12:00\u00a0AM", "Tue, Nov 24, 12:00\u00a0AM"],
  ["2026-11-24T12:30:00Z", "12:30\u00a0PM", "Tuesday 12:30\u00a0PM", "Tue, Nov 24, 12:30\u00a0PM"],
])("%s in London is %s", (instant, time, weekdayTime, shortDayTime) => {
  expect(formatZonedTime(instant, "Europe/London")).toBe(time);
  expect(formatZonedWeekdayTime(instant, "Europe/London")).toBe(weekdayTime);
  expect(formatZonedShortDayTime(instant, "Europe/London")).toBe(shortDayTime);
});
