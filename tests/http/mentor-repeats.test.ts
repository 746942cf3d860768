import { describe, expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { listMailTo, select } from "../support/database";
import { createMentor, findOtherTime, requestMentor } from "../support/mentor";
import { bookEarliest, changeSession, hoursFromNow, listFreeTimes } from "../support/mentoring";
import { openMain, openPage } from "../support/page";

const AGENDA = { agenda: "Once is enough" };

async function bookOnce() {
  const mentor = await createMentor();
  const person = await createSignedInClient();
  const address = `/mentors/${mentor.mentorId}`;
  const page = await bookEarliest(person, mentor.mentorId, AGENDA.agenda);
  const count = () =>
    select("select id from mentor_sessions where owner_id = ?", [person.id]).length;
  return { mentor, person, address, page, count };
}

describe("a request sent again", () => {
  test.each(["requested", "moved", "confirmed"])(
    "from a card, while one is %s: leads to it and says so",
    async (state) => {
      const { person, address, page, count } = await bookOnce();
      changeSession(page, { state });
      const again = await person.post(address, { intent: "earliest" });
      expect(again.headers.get("Location")).toBe(page);
      const shown = await openPage(person, page);
      expect(shown.toasts.join()).toContain("You already have a session with Ana Ruiz");
      expect(count()).toBe(1);
    },
  );

  test("from a page opened before: at another time, leads to the first", async () => {
    const { mentor, person, address, page, count } = await bookOnce();
    const { startsAt: slot } = await findOtherTime(person, mentor.mentorId);
    const again = await person.post(address, { intent: "request", slot, ...AGENDA });
    expect(again.headers.get("Location")).toBe(page);
    expect(count()).toBe(1);
  });

  test("by a button pressed several times at once: one session", async () => {
    const mentor = await createMentor();
    const person = await createSignedInClient();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        person.post(`/mentors/${mentor.mentorId}`, { intent: "earliest", ...AGENDA }),
      ),
    );
    expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    expect(select("select id from mentor_sessions where owner_id = ?", [person.id])).toHaveLength(
      1,
    );
  });

  test.each<Record<string, string>>([{}, { another: "yes" }])(
    "by a button pressed several times at a chosen time, with %j: leads to the session",
    async (another) => {
      const mentor = await createMentor();
      const person = await createSignedInClient();
      const address = `/mentors/${mentor.mentorId}`;
      const [slot = ""] = await listFreeTimes(person, address);
      const fields = { intent: "request", slot, ...another, ...AGENDA };
      const answers = await Promise.all([1, 2, 3].map(() => person.post(address, fields)));
      expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
      expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
    },
  );

  test("knowingly, on the page that shows the first: books one more", async () => {
    const { mentor, person, address, page, count } = await bookOnce();
    const main = await openMain(person, address);
    expect(main).toHaveText("Send another request");
    expect(main).toHaveText(AGENDA.agenda);
    const { startsAt: slot } = await findOtherTime(person, mentor.mentorId);
    const fields = { intent: "request", slot, another: "yes", ...AGENDA };
    expect((await person.post(address, fields)).headers.get("Location")).not.toBe(page);
    expect(count()).toBe(2);
  });

  test.each([
    ["declined", {}],
    ["canceled", {}],
    ["expired", {}],
    ["confirmed", { starts_at: hoursFromNow(-2), ends_at: hoursFromNow(-1) }],
  ])("after one that is over (%s): books", async (state, columns) => {
    const { person, address, page, count } = await bookOnce();
    changeSession(page, { state, ...columns });
    expect(await openMain(person, address)).not.toHaveText("Send another request");
    const again = await person.post(address, { intent: "earliest", ...AGENDA });
    expect(again.headers.get("Location")).not.toBe(page);
    expect(count()).toBe(2);
  });
});

describe("sent again because the page was slow", () => {
  test("a message about a session arrives once, and again after the other side’s", async () => {
    const { mentor, person, page, path } = await requestMentor();
    const ask = { intent: "ask", message: "Which role?" };
    const countEmails = () =>
      listMailTo(person.email).filter(({ text }) => text.includes(ask.message)).length;
    for (let sent = 0; sent < 2; sent += 1) expect((await mentor.post(path, ask)).status).toBe(302);
    expect(countEmails()).toBe(1);
    await person.post(page, { intent: "answer", message: "Product designer." });
    await mentor.post(path, ask);
    expect(countEmails()).toBe(2);
  });

  test("a report of a problem reaches the operators once; another one is a second", async () => {
    const { person, page } = await requestMentor();
    const problem = { kind: "absent", message: "Nobody came." };
    const countReports = () =>
      select("select id from mentor_problems where owner_id = ?", [person.id]).length;
    for (let sent = 0; sent < 2; sent += 1)
      expect((await person.post(`${page}/problem`, problem)).status).toBe(302);
    expect(countReports()).toBe(1);
    await person.post(`${page}/problem`, { ...problem, message: "Nobody came, again." });
    expect(countReports()).toBe(2);
  });
});

test("a video link saved again, or with the confirmation before, is sent once", async () => {
  const { mentor, person, path } = await requestMentor();
  const listLinkMails = () =>
    listMailTo(person.email).filter(({ subject }) => subject.startsWith("Video link: "));
  const save = (meetingLink: string) => mentor.post(path, { intent: "link", meetingLink });
  await mentor.post(path, { intent: "confirm", meetingLink: "https://meet.example.com/a" });
  expect((await save("https://meet.example.com/a")).status).toBe(302);
  expect(listLinkMails()).toHaveLength(0);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => save("https://call.example/b")),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]));
  expect(listLinkMails()).toHaveLength(1);
  expect((await save("https://call.example/c")).status).toBe(302);
  expect(listLinkMails()).toHaveLength(2);
});
