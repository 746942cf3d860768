import { Temporal } from "temporal-polyfill";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Availability, TimeRange } from "./availability";
import { resolveSlots } from "./resolve-slots";

const everyDay = (timeZone: string, ...ranges: TimeRange[]): Availability => ({
  timeZone,
  weekly: {
    Mon: ranges,
    Tue: ranges,
    Wed: ranges,
    Thu: ranges,
    Fri: ranges,
    Sat: ranges,
    Sun: ranges,
  },
  exceptions: [],
});

/** The slots of one date as the mentor's clock shows them, with the offset. */
function listWallTimes(availability: Availability, date: string): string[] {
  const day = Temporal.PlainDate.from(date);
  const instants = [day, day.add({ days: 1 })].map((each) =>
    new Date(each.toZonedDateTime(availability.timeZone).epochMilliseconds).toISOString(),
  );
  return resolveSlots(availability, instants[0] ?? "", instants[1] ?? "").map(({ startsAt }) => {
    const time = Temporal.Instant.from(startsAt).toZonedDateTimeISO(availability.timeZone);
    return `${time.toPlainTime().toString({ smallestUnit: "minute" })}${time.offset}`;
  });
}

test("17:00 stays 17:00 when the clocks change", () => {
  const berlin = everyDay("Europe/Berlin", { from: "17:00", to: "18:00" });
  expect(resolveSlots(berlin, "2026-10-24T00:00:00.000Z", "2026-10-26T00:00:00.000Z")).toEqual([
    { startsAt: "2026-10-24T15:00:00.000Z", endsAt: "2026-10-24T16:00:00.000Z" },
    { startsAt: "2026-10-25T16:00:00.000Z", endsAt: "2026-10-25T17:00:00.000Z" },
  ]);
});

const night = { from: "00:00", to: "05:00" };
const evening = { from: "21:00", to: "24:00" };

test.each([
  [
    "Berlin, forward",
    "Europe/Berlin",
    "2026-03-29",
    night,
    ["00:00+01:00", "01:00+01:00", "03:00+02:00", "04:00+02:00"],
  ],
  [
    "Berlin, back",
    "Europe/Berlin",
    "2026-10-25",
    night,
    ["00:00+02:00", "01:00+02:00", "02:00+02:00", "03:00+01:00", "04:00+01:00"],
  ],
  [
    "New York, forward",
    "America/New_York",
    "2026-03-08",
    night,
    ["00:00-05:00", "01:00-05:00", "03:00-04:00", "04:00-04:00"],
  ],
  [
    "Sydney, forward",
    "Australia/Sydney",
    "2026-10-04",
    night,
    ["00:00+10:00", "01:00+10:00", "03:00+11:00", "04:00+11:00"],
  ],
  [
    "Sydney, back",
    "Australia/Sydney",
    "2026-04-05",
    night,
    ["00:00+11:00", "01:00+11:00", "02:00+11:00", "03:00+10:00", "04:00+10:00"],
  ],
  [
    "Santiago at midnight, forward",
    "America/Santiago",
    "2026-09-06",
    night,
    ["01:00-03:00", "02:00-03:00", "03:00-03:00", "04:00-03:00"],
  ],
  [
    "Santiago at midnight, back",
    "America/Santiago",
    "2026-04-04",
    evening,
    ["21:00-03:00", "22:00-03:00", "23:00-03:00"],
  ],
  [
    "Havana at midnight, forward",
    "America/Havana",
    "2026-03-08",
    night,
    ["01:00-04:00", "02:00-04:00", "03:00-04:00", "04:00-04:00"],
  ],
  [
    "Havana at midnight, back",
    "America/Havana",
    "2026-11-01",
    night,
    ["00:00-04:00", "01:00-05:00", "02:00-05:00", "03:00-05:00", "04:00-05:00"],
  ],
  [
    "Azores at midnight, forward",
    "Atlantic/Azores",
    "2026-03-29",
    night,
    ["01:00+00:00", "02:00+00:00", "03:00+00:00", "04:00+00:00"],
  ],
  [
    "Azores at midnight, back",
    "Atlantic/Azores",
    "2026-10-25",
    night,
    ["00:00+00:00", "01:00-01:00", "02:00-01:00", "03:00-01:00", "04:00-01:00"],
  ],
  [
    "Lord Howe, half an hour forward",
    "Australia/Lord_Howe",
    "2026-10-04",
    { from: "00:45", to: "04:45" },
    ["00:45+10:30", "01:45+10:30", "03:45+11:00"],
  ],
] as const)("%s", (_name, timeZone, date, range, times) => {
  expect(listWallTimes(everyDay(timeZone, range), date)).toEqual(times);
});

test("a range that ends at midnight ends there on the day the clocks change at midnight", () => {
  const santiago = everyDay("America/Santiago", { from: "22:00", to: "24:00" });
  expect(listWallTimes(santiago, "2026-09-05")).toEqual(["22:00-04:00", "23:00-04:00"]);
});

test("an exception replaces a day, a day off has no slots, a day without hours neither", () => {
  const availability: Availability = {
    timeZone: "Asia/Kolkata",
    weekly: { Tue: [{ from: "09:00", to: "11:00" }] },
    exceptions: [
      { date: "2026-11-24", ranges: [{ from: "14:30", to: "15:30" }] },
      { date: "2026-12-01", ranges: [] },
    ],
  };
  expect(listWallTimes(availability, "2026-11-24")).toEqual(["14:30+05:30"]);
  expect(listWallTimes(availability, "2026-12-01")).toEqual([]);
  expect(listWallTimes(availability, "2026-12-08")).toEqual(["09:00+05:30", "10:00+05:30"]);
  expect(listWallTimes(availability, "2026-12-09")).toEqual([]);
});

test("a range that is no whole number of hours ends early rather than late", () => {
  const availability = everyDay("UTC", { from: "09:00", to: "10:30" });
  expect(listWallTimes(availability, "2026-11-24")).toEqual(["09:00+00:00"]);
});

test("in every zone, around every change: in order, an hour long, apart, and within the hours", () => {
  const zones = [
    "Europe/Lisbon",
    "America/Santiago",
    "America/Havana",
    "Atlantic/Azores",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Africa/Cairo",
    "Asia/Beirut",
    "America/St_Johns",
    "Antarctica/Troll",
    "UTC",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 0, max: 95 }),
      fc.integer({ min: 4, max: 40 }),
      (timeZone, dayOfYear, quarter, length) => {
        const write = (minutes: number) =>
          `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
        const from = write(quarter * 15);
        const to = write(Math.min(24 * 60, (quarter + length) * 15));
        const day = new Date(Date.UTC(2026, 0, 1 + dayOfYear)).toISOString();
        const later = new Date(Date.parse(day) + 3 * 86_400_000).toISOString();
        const slots = resolveSlots(everyDay(timeZone, { from, to }), day, later);
        for (const [index, { startsAt, endsAt }] of slots.entries()) {
          expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(3_600_000);
          expect(startsAt >= (slots[index - 1]?.endsAt ?? day)).toBe(true);
          const wall = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone).toPlainTime();
          expect(wall.toString() >= from).toBe(true);
          expect(wall.toString({ smallestUnit: "minute" }) < to).toBe(true);
        }
      },
    ),
  );
});
