import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type CalendarEntry, buildCalendar } from "./calendar-file";

const ENTRY: CalendarEntry = {
  id: "0b9f5d1e-6e6e-4c53-9a51-2f6a3d1f4a10",
  startsAt: "2026-11-24T17:00:00.000Z",
  endsAt: "2026-11-24T18:00:00.000Z",
  timeZone: "Europe/Berlin",
  title: "Mentoring session with Hannah Brandt",
  description: "Two design questions",
  url: "https://pathlight.example/mentors/sessions/0b9f5d1e-6e6e-4c53-9a51-2f6a3d1f4a10",
  status: "CONFIRMED",
  sequence: 2,
  updatedAt: "2026-11-22T10:30:00.000Z",
};

/** The event as a calendar program reads it, with the zones of the file alone. */
function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("no event");
  return { calendar, component, event: new ICAL.Event(component) };
}

test("a calendar program reads the session", () => {
  const { calendar, component, event } = readCalendar(buildCalendar(ENTRY));
  expect(event.uid).toBe(`${ENTRY.id}@pathlight`);
  expect(event.summary).toBe(ENTRY.title);
  expect(event.description).toBe(ENTRY.description);
  expect(event.sequence).toBe(2);
  expect(event.startDate.toJSDate().toISOString()).toBe(ENTRY.startsAt);
  expect(event.endDate.toJSDate().toISOString()).toBe(ENTRY.endsAt);
  expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(component.getFirstPropertyValue("url")).toBe(ENTRY.url);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
});

test("in every zone, through the year, the instant is the one that was booked", () => {
  const zones = [
    "Europe/London",
    "America/New_York",
    "America/Santiago",
    "America/Havana",
    "Atlantic/Azores",
    "Australia/Lord_Howe",
    "Australia/Sydney",
    "Asia/Kolkata",
    "Africa/Casablanca",
    "Europe/Dublin",
    "UTC",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 365 * 24 * 4 }),
      (zone, quarter) => {
        const start = Date.UTC(2026, 0, 1) + quarter * 900_000;
        const startsAt = new Date(start).toISOString();
        const endsAt = new Date(start + 3_600_000).toISOString();
        const { event } = readCalendar(
          buildCalendar({ ...ENTRY, timeZone: zone, startsAt, endsAt }),
        );
        // The hour that happens twice is the one local time that names two instants.
        const { hour, minute } = event.startDate;
        const wall = new Intl.DateTimeFormat("en-US", {
          timeZone: zone,
          hour: "2-digit",
          minute: "2-digit",
          hourCycle: "h23",
        }).format(start);
        expect(`${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`).toBe(wall);
        const difference = Math.abs(event.startDate.toJSDate().getTime() - start);
        expect([0, 1_800_000, 3_600_000]).toContain(difference);
      },
    ),
  );
});

test.each([
  ["Europe/London", "2026-03-29T01:00:00.000Z"],
  ["America/Santiago", "2026-09-06T04:00:00.000Z"],
  ["America/Havana", "2026-03-08T05:00:00.000Z"],
  ["Australia/Sydney", "2026-10-03T16:00:00.000Z"],
])("%s: the first hour after the clocks go forward", (timeZone, startsAt) => {
  const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  const { event } = readCalendar(buildCalendar({ ...ENTRY, timeZone, startsAt, endsAt }));
  expect(event.startDate.toJSDate().toISOString()).toBe(startsAt);
  expect(event.endDate.toJSDate().toISOString()).toBe(endsAt);
});

test("text can't add lines to the file, and lines have at most 75 octets", () => {
  const description = `One; two, three \\ four\r\nEND:VEVENT\nBEGIN:VEVENT ${"žluťoučký ".repeat(30)}`;
  const file = buildCalendar({ ...ENTRY, description, title: "A\nDTSTART:20200101T000000Z" });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const { calendar, event } = readCalendar(file);
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  expect(event.description).toBe(description.replace("\r\n", "\n"));
  expect(event.startDate.toJSDate().toISOString()).toBe(ENTRY.startsAt);
});
