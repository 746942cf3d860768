import { expect, test } from "vitest";
import {
  countDays,
  formatDateTime,
  formatLongDate,
  formatMediumDate,
  formatPastDay,
  formatShortDate,
  formatWeekday,
} from "./format-date";

test.each([
  ["2026-11-21T00:00:00.000Z", "today"],
  ["2026-11-20T23:59:59.999Z", "yesterday"],
  ["2026-11-03T12:00:00.000Z", "on November 3"],
  ["2025-12-31T12:00:00.000Z", "on December 31, 2025"],
])("%s is %s", (iso, expected) => {
  expect(formatPastDay(iso, "2026-11-21T07:00:00.000Z")).toBe(expected);
});

test("dates are UTC", () => {
  const iso = "2026-11-21T23:59:00.000Z";
  expect([formatShortDate(iso), formatMediumDate(iso), formatLongDate(iso)]).toEqual([
    "Nov 21",
    "Nov 21, 2026",
    "November 21, 2026",
  ]);
  expect(formatWeekday(iso)).toBe("Saturday, November 21");
  expect(formatDateTime(new Date(iso))).toBe("November 21, 2026 at 11:59 PM");
  expect(countDays("2026-11-21", iso)).toBe(0);
  expect(countDays(iso, "2026-11-22T00:00:00.000Z")).toBe(1);
});
