import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { toCalendar } from "./calendar";

const now = new Date("2026-11-21T08:00:00Z");
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

test("a day a request, as another library reads it", () => {
  const file = toCalendar(
    [
      {
        id: "a-1",
        at: new Date("2026-11-19T23:30:00Z"),
        title: "Asked Hannah Brandt; for a session",
        text: "Thursday, after 18:00\nAbout: C:\\designs",
      },
    ],
    now,
  );
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  const [event] = read(file);
  expect(event?.uid).toBe("a-1@pathlight");
  expect(event?.summary).toBe("Asked Hannah Brandt; for a session");
  expect(event?.description).toBe("Thursday, after 18:00\nAbout: C:\\designs");
  expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, "2026-11-19"]);
});

test("no request is a calendar too", () => {
  expect(read(toCalendar([], now))).toEqual([]);
});

test("whatever people write, no line is longer than 75 bytes and the words come back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const file = toCalendar([{ id: "x", at: now, title: text, text }], now);
      for (const line of file.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(read(file)[0]?.description).toBe(
        text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n)\p{Cc}/gu, ""),
      );
    }),
  );
});
