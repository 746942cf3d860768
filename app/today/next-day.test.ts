import { expect, test } from "vitest";
import type { QueueItem } from "~/review-schedule/queue";
import { findNextDay, getSameTime, nameDay } from "./next-day";

const TODAY = "2026-11-27";
const item = (dueDate: string) => ({ dueDate }) as QueueItem;
const queue = (upcoming: string[], due: string[] = []) => ({
  due: due.map(item),
  postponed: [],
  upcoming: upcoming.map(item),
});

test("the next sitting is on the next day with something due", () => {
  expect(findNextDay(TODAY, queue(["2026-11-29", "2026-12-01"]))).toBe("2026-11-29");
  expect(findNextDay(TODAY, queue(["2026-11-29"], [TODAY]))).toBe("2026-11-28");
  expect(findNextDay(TODAY, queue([]))).toBe("2026-11-29");
  expect(findNextDay(TODAY, queue(["2027-03-01"]))).toBe("2026-11-29");
  // Where the person's day is already a day ahead of UTC.
  expect(findNextDay(TODAY, queue(["2026-11-27"]))).toBe("2026-11-28");
});

test("a day of the next week is named by its weekday", () => {
  expect(nameDay("2026-11-29", TODAY)).toBe("Sunday");
  expect(nameDay("2026-12-06", TODAY)).toBe("Sunday, December 6");
});

test("the time of day stays, to the quarter of an hour, also over a clock change", () => {
  expect(getSameTime("2026-11-29", "2026-11-27T18:22:00Z", "UTC")).toBe("2026-11-29T18:15:00.000Z");
  expect(getSameTime("2026-10-26", "2026-10-24T16:05:00Z", "Europe/Berlin")).toBe(
    "2026-10-26T17:00:00.000Z",
  );
  // 2:30 AM doesn't exist on this day.
  expect(getSameTime("2026-03-29", "2026-03-28T01:30:00Z", "Europe/Berlin")).toBe(
    "2026-03-29T12:00:00.000Z",
  );
});
