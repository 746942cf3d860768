import { expect, test } from "vitest";
import { formatRelativeDay } from "./relative-day";

test.each([
  ["2026-11-21T00:00:00.000Z", "today"],
  ["2026-11-20T23:59:59.999Z", "yesterday"],
  ["2026-11-03T12:00:00.000Z", "on November 3"],
  ["2025-12-31T12:00:00.000Z", "on December 31, 2025"],
])("%s is %s", (iso, expected) => {
  expect(formatRelativeDay(iso, "2026-11-21T07:00:00.000Z")).toBe(expected);
});
