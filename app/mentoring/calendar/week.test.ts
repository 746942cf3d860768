import { expect, test } from "vitest";
import {
  findClockChange,
  getLocalDate,
  getMinutesAhead,
  getWeek,
  isDate,
  isDaytime,
  resolveWallTime,
} from "./week";

test("a week runs from Monday to Monday of its zone, an hour shorter when the clocks go forward", () => {
  const week = getWeek("2026-03-29", "Europe/London");
  expect(week.dates).toEqual([
    "2026-03-23",
    "2026-03-24",
    "2026-03-25",
    "2026-03-26",
    "2026-03-27",
    "2026-03-28",
    "2026-03-29",
  ]);
  expect([week.from, week.before]).toEqual([
    "2026-03-23T00:00:00.000Z",
    "2026-03-29T23:00:00.000Z",
  ]);
});

test("a date belongs to the zone it is seen from", () => {
  expect(getLocalDate("2026-11-23T23:30:00.000Z", "Asia/Tokyo")).toBe("2026-11-24");
  expect(getLocalDate("2026-11-23T23:30:00.000Z", "America/Lima")).toBe("2026-11-23");
});

test("clock changes are found in the weeks they fall in", () => {
  const find = (date: string, zone: string) => {
    const { from, before } = getWeek(date, zone);
    return findClockChange(zone, from, before);
  };
  expect(find("2026-03-29", "Europe/London")).toEqual({
    at: "2026-03-29T01:00:00.000Z",
    minutes: 60,
  });
  expect(find("2026-04-05", "Australia/Sydney")).toEqual({
    at: "2026-04-04T16:00:00.000Z",
    minutes: -60,
  });
  expect(find("2026-10-04", "Australia/Lord_Howe")?.minutes).toBe(30);
  expect(find("2026-06-10", "Europe/London")).toBeUndefined();
  expect(find("2026-06-10", "Asia/Kolkata")).toBeUndefined();
});

test("the difference of two zones depends on the date", () => {
  const compare = (at: string) => getMinutesAhead("Europe/Berlin", "America/New_York", at);
  expect(compare("2026-11-24T12:00:00Z")).toBe(360);
  expect(compare("2026-03-20T12:00:00Z")).toBe(300);
});

test("a wall time is resolved, unless the clocks skip it", () => {
  expect(resolveWallTime("2026-11-24T18:00", "Europe/Berlin")).toBe("2026-11-24T17:00:00.000Z");
  expect(resolveWallTime("2026-03-29T02:30", "Europe/Berlin")).toBeUndefined();
  expect(resolveWallTime("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
});

test.each(["2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", "", "constructor"])(
  "%s is no date",
  (text) => expect(isDate(text)).toBe(false),
);
test("a leap day is a date", () => expect(isDate("2028-02-29")).toBe(true));

test("daytime is that of the zone", () => {
  const instants = ["2026-11-26T02:30:00.000Z", "2026-11-26T08:00:00.000Z"];
  expect(instants.map((instant) => isDaytime(instant, "Europe/London"))).toEqual([false, true]);
  expect(instants.map((instant) => isDaytime(instant, "Asia/Kolkata"))).toEqual([true, true]);
  expect(isDaytime("2026-11-26T21:00:00.000Z", "Europe/London")).toBe(false);
});
