import { describe, expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { execute, listMailTo, select } from "../support/database";
import { createMentor, requestMentor } from "../support/mentor";
import { bookEarliest, changeSession, countClaims, readSession } from "../support/mentoring";
import { openMain, openPage } from "../support/page";

const SCRIPT = `<script>alert("x")</script><img src=x onerror=alert(1)>`;

describe("what an attacker tries on a request", () => {
  test("a mentor replies to another mentor's request: 404, nothing changes", async () => {
    const { person, page, path } = await requestMentor("Not for other mentors");
    const other = await createMentor();
    const before = readSession(page);
    const mails = listMailTo(person.email).length;
    const forms: Record<string, string>[] = [
      { intent: "confirm", meetingLink: "https://evil.example.com" },
      { intent: "decline", reason: "Mine" },
      { intent: "move", date: "2030-01-01", time: "10:00", note: "" },
      { intent: "cancel", reason: "Mine" },
      { intent: "ask", message: "Your password?" },
      { intent: "note", note: "Mine" },
    ];
    for (const fields of forms)
      expect([fields.intent, (await other.post(path, fields)).status]).toEqual([
        fields.intent,
        404,
      ]);
    expect(readSession(page)).toEqual(before);
    expect(countClaims(page)).toBe(8);
    expect(listMailTo(person.email)).toHaveLength(mails);
    expect(select("select * from mentor_session_notes where owner_id = ?", [other.id])).toEqual([]);
  });

  test("a script in the agenda and in a name: shown as text to both sides, and in emails", async () => {
    const mentor = await createMentor({ name: `Ana ${SCRIPT}` });
    const person = await createSignedInClient();
    execute("update users set name = ? where id = ?", [`Maya ${SCRIPT}`, person.id]);
    const page = await bookEarliest(person, mentor.mentorId, SCRIPT);
    const path = `/mentoring/requests/${page.split("/").at(-1)}`;
    for (const [reader, address] of [
      [person, page],
      [person, `/mentors/${mentor.mentorId}`],
      [mentor, path],
      [mentor, "/mentoring"],
    ] as const) {
      const shown = await openPage(reader, address);
      expect(shown.main).toHaveText(`alert("x")`);
      expect(shown.source).not.toContain(SCRIPT);
      expect(shown.source).not.toContain("<img src=x");
    }
    const [mail] = listMailTo(mentor.email);
    expect(mail?.subject).toContain("Session request from Maya");
    expect(mail?.html).not.toContain("<script>");
    expect(mail?.html).not.toContain("<img");
  });

  test("the same in the calendar file: no line of its own", async () => {
    const { person, page } = await requestMentor("First line\nBEGIN:VALARM\nEND:VCALENDAR");
    changeSession(page, { state: "confirmed" });
    const file = await (await person.get(`${page}/calendar.ics`)).text();
    expect(file.split("\r\n").filter((line) => line.startsWith("END:VCALENDAR"))).toHaveLength(1);
    expect(file).not.toMatch(/^BEGIN:VALARM/m);
  });

  test("text of a megabyte: refused, nothing is stored", async () => {
    const { mentor, person, page, path } = await requestMentor("As it was");
    const long = "x".repeat(1_000_000);
    const events = () =>
      select("select id from mentor_session_events where session_id = ?", [readSession(page).id])
        .length;
    const before = [readSession(page), events()];
    const statuses = [
      await mentor.post(path, { intent: "ask", message: long }),
      await mentor.post(path, { intent: "decline", reason: long }),
      await mentor.post(path, { intent: "note", note: long }),
      await person.post(`${page}/problem`, { kind: "other", message: long }),
      await person.post(`/mentors/${mentor.mentorId}`, { intent: "earliest", agenda: long }),
    ].map(({ status }) => status);
    expect(statuses.filter((status) => status !== 400 && status !== 413)).toEqual([]);
    expect([readSession(page), events()]).toEqual(before);
  });

  test("a new link for the call seventy times: sixty emails at most, then 429 with the link in the form", async () => {
    const { mentor, person, page, path } = await requestMentor();
    changeSession(page, { state: "confirmed" });
    const before = listMailTo(person.email).length;
    let refused = 0;
    for (let count = 0; count < 70; count += 1) {
      const fields = { intent: "link", meetingLink: `https://meet.example.com/${count}` };
      const response = await mentor.post(path, fields);
      if (response.status === 429) refused += 1;
      else expect(response.status).toBe(302);
      if (refused === 1) expect(await response.text()).toContain(fields.meetingLink);
    }
    expect(refused).toBe(10);
    expect(listMailTo(person.email).length - before).toBeLessThanOrEqual(60);
  });

  test("someone who is a mentor no longer opens and answers nothing", async () => {
    const { mentor, person, page, path } = await requestMentor("For a mentor alone");
    execute("update users set user_type = 'user' where id = ?", [mentor.id]);
    expect((await mentor.get(path)).status).toBe(403);
    expect((await mentor.post(path, { intent: "confirm" })).status).toBe(403);
    expect((await mentor.get(`${page}/calendar.ics`)).status).toBe(404);
    expect(readSession(page).state).toBe("requested");
    expect(await openMain(person, page)).toHaveText("For a mentor alone");
  });

  test("a former mentor's session: its page links to no page that is gone", async () => {
    const { mentor, person, page } = await requestMentor();
    await mentor.post("/settings/account/delete", { password: mentor.password });
    const main = await openMain(person, page);
    expect(main).toHaveText("A former mentor");
    expect(main.links().map(([, target]) => target)).not.toContain(`/mentors/${mentor.mentorId}`);
    expect((await person.get(`/mentors/${mentor.mentorId}`)).status).toBe(404);
    expect((await person.get(`${page}/calendar.ics`)).status).toBe(200);
  });
});

test("joining many waitlists twice at once: one row for each mentor, ten at most", async () => {
  const person = await createSignedInClient();
  const mentors = await Promise.all(
    Array.from({ length: 12 }, () => createMentor({ weekly: "{}" })),
  );
  for (const { mentorId } of mentors)
    await Promise.all(
      Array.from({ length: 2 }, () =>
        person.post(`/mentors/${mentorId}/waitlist`, { intent: "join" }),
      ),
    );
  const rows = select("select mentor_id from mentor_waitlist where owner_id = ?", [person.id]);
  expect(rows.length).toBeLessThanOrEqual(10);
  expect(new Set(rows.map(({ mentor_id }) => mentor_id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(5);
});

test("an address with a time that is none: the page with its first free time", async () => {
  const client = await createSignedInClient();
  const times = [
    "x",
    "",
    "2026-13-45T00:00:00.000Z",
    "+275760-09-13T00:00:00.000Z",
    "9".repeat(3000),
  ];
  for (const time of times)
    expect([time, (await client.get(`/mentors/hannah-brandt?slot=${time}`)).status]).toEqual([
      time,
      200,
    ]);
});
