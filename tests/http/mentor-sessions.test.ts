import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { listMailTo, select } from "../support/database";
import {
  bookEarliest,
  changeSession,
  countClaims,
  hoursFromNow,
  listFreeTimes,
  readSession,
  runJobsAfter,
} from "../support/mentoring";
import { openMain, openPage, postForm } from "../support/page";

const MENTOR = "sofia-lindgren";

test("the page tells the state of a request before it offers to change or cancel it", async () => {
  const client = await createSignedInClient();
  const main = await openMain(client, await bookEarliest(client, MENTOR, "Which comes first"));
  expect(main.text).toMatch(/Session Request Sent.*Change time or agenda.*Cancel request/s);
});

describe("a sample mentor's reply", () => {
  test("yes after a minute: confirmed, by email with a calendar file, and on the page", async () => {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, MENTOR, "Review my project");
    expect(readSession(page).state).toBe("requested");
    await runJobsAfter(2);
    expect(readSession(page)).toMatchObject({ state: "confirmed", answer_by: null });
    const main = await openMain(client, page);
    expect(main).toHaveText("Confirmed");
    expect(main).toHaveText("no call takes place");
    const [mail] = listMailTo(client.email);
    expect(mail?.subject).toMatch(/^Session confirmed: /);
    expect(mail?.text).toContain(page);
    const [row] = select("select calendar from mail_outbox where recipient = ?", [client.email]);
    const file = await client.get(`${page}/calendar.ics`);
    expect(file.headers.get("Content-Type")).toContain("text/calendar");
    for (const text of [await file.text(), String(row?.calendar)]) {
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
      if (!event) throw new Error("no event");
      const start = new ICAL.Event(event).startDate.toJSDate().toISOString();
      expect(start).toBe(readSession(page).starts_at);
    }
    // A second run has nothing left to do.
    await runJobsAfter(2);
    expect(listMailTo(client.email)).toHaveLength(1);
  });

  test("no: declined, the time is free again, with other mentors to ask", async () => {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, MENTOR, "Please decline");
    await runJobsAfter(2);
    expect(readSession(page).state).toBe("declined");
    expect(countClaims(page)).toBe(0);
    const main = await openMain(client, page);
    expect(main).toHaveText("I can’t take this one.");
    expect(main.allByRole("button", /^Request this time/)).not.toHaveLength(0);
  });

  test("another time: the person confirms or declines it", async () => {
    for (const [intent, state, claims] of [
      ["accept", "confirmed", 8],
      ["decline", "declined", 0],
    ] as const) {
      const client = await createSignedInClient();
      const page = await bookEarliest(client, MENTOR, "Please move it");
      const { starts_at: before } = readSession(page);
      await runJobsAfter(2);
      const moved = readSession(page);
      expect([moved.state, moved.starts_at === before]).toEqual(["moved", false]);
      expect((await client.post(page, { intent })).status).toBe(302);
      expect(readSession(page).state).toBe(state);
      expect(countClaims(page)).toBe(claims);
    }
  });
});

describe("while a request waits", () => {
  test("time and agenda can be changed; the old time is free at once", async () => {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, "claire-dubois", "First text");
    const { starts_at: before } = readSession(page);
    const times = await listFreeTimes(client, `${page}/change`);
    const slot = times.find((time) => time !== before) ?? "";
    const response = await client.post(`${page}/change`, { slot, agenda: "Second text" });
    expect(response.headers.get("Location")).toBe(page);
    expect(readSession(page)).toMatchObject({ starts_at: slot, agenda: "Second text" });
    expect(countClaims(page)).toBe(8);
    expect(await listFreeTimes(await createClient(), "/mentors/claire-dubois")).toContain(before);
  });

  test("a taken or impossible time is refused and changes nothing", async () => {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, "arjun-mehta", "Mine");
    const before = readSession(page);
    const other = await bookEarliest(await createClient(), "arjun-mehta", "Theirs");
    const taken = { slot: readSession(other).starts_at, agenda: "Changed" };
    expect(await postForm(client, `${page}/change`, taken, 409)).toHaveText("just taken");
    const past = { slot: "2020-01-06T09:00:00.000Z", agenda: "Changed" };
    await postForm(client, `${page}/change`, past);
    expect(readSession(page)).toEqual(before);
    expect(countClaims(page)).toBe(8);
  });

  test("it can be canceled, on a page that asks first, once", async () => {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, "rachel-goldstein", "Never mind");
    expect(await openMain(client, `${page}/cancel`)).toHaveText("Cancel this request?");
    expect((await client.post(`${page}/cancel`, {})).headers.get("Location")).toBe(page);
    expect(readSession(page).state).toBe("canceled");
    expect(countClaims(page)).toBe(0);
    await postForm(client, `${page}/cancel`, {}, 409);
    await runJobsAfter(2);
    expect(readSession(page).state).toBe("canceled");
  });
});

describe("a confirmed session", () => {
  async function book(mentor: string) {
    const client = await createSignedInClient();
    const page = await bookEarliest(client, mentor, "A confirmed one");
    await runJobsAfter(2);
    expect(readSession(page).state).toBe("confirmed");
    return { client, page };
  }

  test("moves to another time of the same mentor, who confirms again", async () => {
    const { client, page } = await book("marcus-oyelaran");
    // Not in the last 24 hours before it.
    changeSession(page, { starts_at: readSession(page).starts_at });
    // Other files book the same mentor, and the week of the earliest free time may be nearly over.
    const weeks = [1, 8, 15, 22].map((day) => hoursFromNow(24 * day).slice(0, 10));
    const times = await Promise.all(
      weeks.map((week) => listFreeTimes(client, `${page}/change?week=${week}`)),
    );
    const slot = times.flat().find((time) => time > hoursFromNow(30)) ?? "";
    const response = await client.post(`${page}/change`, { slot, agenda: "x" });
    expect(response.status).toBe(302);
    expect(readSession(page)).toMatchObject({ state: "moved", starts_at: slot });
    await runJobsAfter(2);
    expect(readSession(page).state).toBe("confirmed");
  });

  test("can't be moved in the last 24 hours; canceling then counts as late", async () => {
    const { client, page } = await book("marcus-oyelaran");
    const [slot = ""] = await listFreeTimes(await createClient(), "/mentors/marcus-oyelaran");
    changeSession(page, { starts_at: hoursFromNow(5), ends_at: hoursFromNow(6) });
    expect((await client.get(`${page}/change`)).headers.get("Location")).toBe(page);
    const refused = await client.post(`${page}/change`, { slot, agenda: "x" });
    expect(refused.headers.get("Location")).toBe(page);
    expect(await openPage(client, page)).toHaveText("can’t be moved in the last 24 hours");
    expect(readSession(page).state).toBe("confirmed");
    expect(await openMain(client, `${page}/cancel`)).toHaveText("late cancellation");
    expect((await client.post(`${page}/cancel`, {})).status).toBe(302);
  });

  test("reminds the day before and an hour before, and counts as held afterward", async () => {
    const { client, page } = await book("omar-farouk");
    const start = Date.parse(readSession(page).starts_at);
    const minutesUntil = (time: number) => (time - Date.now()) / 60_000;
    const countReminders = () =>
      listMailTo(client.email).filter(({ subject }) => subject.startsWith("Reminder")).length;
    await runJobsAfter(minutesUntil(start - 23 * 3_600_000));
    const early = countReminders();
    await runJobsAfter(minutesUntil(start - 1_800_000));
    expect([early <= 1, countReminders()]).toEqual([true, early + 1]);
    await runJobsAfter(minutesUntil(start + 3_700_000));
    expect(readSession(page).state).toBe("done");
    expect(countReminders()).toBe(early + 1);
  });

  test("reminders stop when they are turned off", async () => {
    const { client, page } = await book("omar-farouk");
    await client.post("/settings/notifications", { emailNotifications: "on" });
    const start = Date.parse(readSession(page).starts_at);
    await runJobsAfter((start - 60_000 - Date.now()) / 60_000);
    const subjects = listMailTo(client.email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("Reminder"))).toEqual([]);
  });

  test("a mentor who didn't come can be marked from 15 minutes on, not before", async () => {
    const { client, page } = await book("thandi-nkosi");
    await postForm(client, page, { intent: "no-show" });
    changeSession(page, { starts_at: hoursFromNow(-0.5), ends_at: hoursFromNow(0.5) });
    expect((await client.post(page, { intent: "no-show" })).status).toBe(302);
    expect(readSession(page)).toMatchObject({ state: "no-show", no_show_by: "mentor" });
  });
});

test("a reply after the deadline is refused, even before the request is marked as expired", async () => {
  const client = await createSignedInClient();
  const page = await bookEarliest(client, "daniel-kim", "Please move it");
  await runJobsAfter(2);
  changeSession(page, { answer_by: hoursFromNow(-1) });
  const answer = await postForm(client, page, { intent: "accept" }, 409);
  expect(answer.getByRole("alert")).toHaveText("has expired");
  expect(readSession(page).state).toBe("moved");
});

test("nobody else sees or changes a session, whatever they send", async () => {
  const client = await createSignedInClient();
  const page = await bookEarliest(client, "emily-hartwell", "A private matter");
  const before = readSession(page);
  const stranger = await createSignedInClient();
  for (const [other, status] of [
    [stranger, 404],
    [await createClient(), 302],
  ] as const) {
    for (const path of [page, `${page}/change`, `${page}/cancel`, `${page}/calendar.ics`])
      expect((await other.get(path)).status).toBe(status);
    for (const intent of ["accept", "decline", "no-show", "undo-no-show"])
      expect((await other.post(page, { intent })).status).toBe(status);
    expect((await other.post(`${page}/cancel`, {})).status).toBe(status);
    const change = { slot: before.starts_at, agenda: "Mine now" };
    expect((await other.post(`${page}/change`, change)).status).toBe(status);
  }
  expect(await openPage(stranger, "/mentors/emily-hartwell")).not.toHaveText("A private matter");
  expect(readSession(page)).toEqual(before);
  expect((await client.post(page, { intent: "anything" })).status).toBe(400);
});
