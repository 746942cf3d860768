import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { toCalendar } from "./calendar";

const now = new Date("2026-11-21T08:00:00Z");
const readEvents = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

test("a day a request, as another library reads it", () => {
  const calendar = toCalendar(
    [
      {
        id: "a-1",
        date: new Date("2026-11-19T23:30:00Z"),
        title: "Asked Hannah Brandt; for a session",
        description: "Thursday, after 18:00\nAbout: C:\\designs",
      },
    ],
    now,
  );
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  const [event] = readEvents(calendar);
  expect(event?.uid).toBe("a-1@pathlight");
  expect(event?.summary).toBe("Asked Hannah Brandt; for a session");
  expect(event?.description).toBe("Thursday, after 18:00\nAbout: C:\\designs");
  expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, "2026-11-19"]);
});

test("no request is a calendar too", () => {
  expect(readEvents(toCalendar([], now))).toEqual([]);
});

test("whatever people write, no line is longer than 75 bytes and the words come back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const calendar = toCalendar([{ id: "x", date: now, title: text, description: text }], now);
      for (const line of calendar.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(readEvents(calendar)[0]?.description).toBe(
        text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, ""),
      );
    }),
  );
});
