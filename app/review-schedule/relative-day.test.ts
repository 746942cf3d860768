import { expect, test } from "vitest";
import { formatRelativeDay } from "./relative-day";

test.each([
  ["2026-11-21", "today"],
  ["2026-11-22", "tomorrow"],
  ["2026-11-25", "Nov 25"],
  ["2026-11-20", "yesterday"],
  ["2026-11-18", "3 days ago"],
  ["2027-01-02", "Jan 2"],
])("%s is %s", (day, words) => expect(formatRelativeDay("2026-11-21", day)).toBe(words));
