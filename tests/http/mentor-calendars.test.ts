import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { ROW_ORDER, listMailTo, select } from "../support/database";
import { MEETING_LINK, confirmRequest, findOtherTime } from "../support/mentor";
import { changeSession, countClaims, hoursFromNow, readSession } from "../support/mentoring";
import { openMain, postForm } from "../support/page";

/** The events of the calendar files that an address got, oldest first. */
function listCalendarEvents(address: string) {
  return select(
    `select calendar from mail_outbox where recipient = ? and calendar is not null order by created_at, ${ROW_ORDER}`,
    [address],
  ).map(({ calendar }) => {
    const component = new ICAL.Component(ICAL.parse(String(calendar)));
    const event = component.getFirstSubcomponent("vevent");
    if (!event) throw new Error("no event");
    return {
      method: component.getFirstPropertyValue("method"),
      status: event.getFirstPropertyValue("status"),
      sequence: Number(event.getFirstPropertyValue("sequence")),
      start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
    };
  });
}

describe("the calendar files of both sides, when a mentor", () => {
  test("confirms with a video link: both get an email and a calendar file", async () => {
    const { mentor, person, page } = await confirmRequest();
    for (const { email } of [mentor, person]) {
      const [event] = listCalendarEvents(email);
      expect(event).toMatchObject({ status: "CONFIRMED", start: readSession(page).starts_at });
      expect(listMailTo(email).at(-1)?.text).toContain(MEETING_LINK);
    }
    const main = await openMain(person, page);
    expect(main.links()).toContainEqual(["Join the video call", MEETING_LINK]);
    expect(countClaims(page)).toBe(8);
  });

  test("changes the video link: the person's calendar file gets a higher sequence", async () => {
    const { mentor, person, path } = await confirmRequest();
    await postForm(mentor, path, { intent: "link", meetingLink: "" });
    await postForm(mentor, path, { intent: "link", meetingLink: "http://insecure.example.com" });
    const link = "https://meet.example.com/other";
    expect((await mentor.post(path, { intent: "link", meetingLink: link })).status).toBe(302);
    const [first, second] = listCalendarEvents(person.email);
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
    expect(listMailTo(person.email).at(-1)?.text).toContain(link);
  });

  test("cancels a confirmed session: canceled in both calendars", async () => {
    const { mentor, person, page, path } = await confirmRequest();
    await mentor.post(path, { intent: "cancel", reason: "I’m ill." });
    expect(readSession(page).state).toBe("canceled");
    expect(countClaims(page)).toBe(0);
    const [first, last] = listCalendarEvents(person.email);
    expect(last).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
    expect(last?.sequence).toBeGreaterThan(first?.sequence ?? 0);
    expect(listMailTo(person.email).at(-1)?.text).toContain("I’m ill.");
  });

  test("moves a confirmed session; refused, it is canceled in the calendars too", async () => {
    const { mentor, person, page, path } = await confirmRequest();
    changeSession(page, { starts_at: hoursFromNow(100), ends_at: hoursFromNow(101) });
    const { startsAt, date, time } = await findOtherTime(person, mentor.mentorId);
    expect((await mentor.post(path, { intent: "move", date, time, note: "" })).status).toBe(302);
    expect(listCalendarEvents(person.email).at(-1)).toMatchObject({
      status: "TENTATIVE",
      start: startsAt,
    });
    await person.post(page, { intent: "decline" });
    expect(listCalendarEvents(mentor.email).at(-1)?.status).toBe("CANCELLED");
    expect(countClaims(page)).toBe(0);
  });
});
