import ICAL from "ical.js";
import { expect, test } from "vitest";
import { buildInterviewCalendar } from "./interview-calendar";
import type { Round } from "./types";

const NOW = new Date("2026-11-27T09:00:00Z");
const URL = "https://pathlight.example/plans/1";

const ROUND: Round = {
  id: "r1",
  name: "Panel",
  heldOn: "2026-12-10",
  startsAt: "14:00",
  timeZone: "Europe/London",
  minutes: 45,
  place: "St Mary’s, Ward 4; ask at the desk\nhttps://track.example/?u=1",
  people: "Ruth Osei",
  debriefedAt: null,
};

function readEvents(...rounds: Round[]) {
  const file = buildInterviewCalendar(
    { company: "St Mary’s", role: "Ward sister", rounds },
    URL,
    NOW,
  );
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      event,
      start: event.startDate,
      alarms: component.getAllSubcomponents("valarm").map((alarm) => {
        const trigger = alarm.getFirstPropertyValue("trigger") as ICAL.Duration;
        const start = event.startDate.toJSDate().getTime();
        return new Date(start + trigger.toSeconds() * 1000).toISOString();
      }),
    };
  });
}

test("each round is an event with its place and people, and two reminders", () => {
  const [panel, phone] = readEvents(ROUND, {
    ...ROUND,
    id: "r2",
    name: "",
    timeZone: "Asia/Tokyo",
  });
  expect(panel?.start.toJSDate().toISOString()).toBe("2026-12-10T14:00:00.000Z");
  expect(panel?.event.summary).toBe("Interview: St Mary’s, Panel");
  expect(panel?.event.description).toBe(`Ward sister\nWith Ruth Osei\n${URL}`);
  expect(panel?.event.location).toBe(ROUND.place);
  expect(panel?.event.endDate.toJSDate().toISOString()).toBe("2026-12-10T14:45:00.000Z");
  expect(panel?.alarms).toEqual(["2026-12-09T18:00:00.000Z", "2026-12-10T13:00:00.000Z"]);
  expect(phone?.start.toJSDate().toISOString()).toBe("2026-12-10T05:00:00.000Z");
});

test("a round without a time takes the whole day, and reminds of it the evening before", () => {
  const [event] = readEvents({ ...ROUND, startsAt: null });
  expect(event?.start.isDate).toBe(true);
  expect(event?.start.toString()).toBe("2026-12-10");
  const midnight = event?.start.toJSDate().getTime() ?? 0;
  expect(event?.alarms).toEqual([new Date(midnight - 6 * 3_600_000).toISOString()]);
});

test("a time without a known zone is that time wherever the person is", () => {
  const [event] = readEvents({ ...ROUND, timeZone: "UTC" });
  expect(event?.start.zone).toBe(ICAL.Timezone.localTimezone);
  expect(event?.start.toString()).toBe("2026-12-10T14:00:00");
});

test("the evening before a change of the clocks is six in the evening", () => {
  const [event] = readEvents({ ...ROUND, heldOn: "2027-03-28" });
  expect(event?.alarms[0]).toBe("2027-03-27T18:00:00.000Z");
});
