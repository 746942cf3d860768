import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { countRowsContaining, execute, listMailTo, select } from "../support/database";
import { createMentor } from "../support/mentor";
import {
  bookEarliest,
  countClaims,
  hoursFromNow,
  listFreeTimes,
  readSession,
} from "../support/mentoring";
import { openMain, openPage, postForm } from "../support/page";

describe("a mentor with an account", () => {
  test("is listed before the samples, without anything of the account", async () => {
    const mentor = await createMentor();
    const visitor = await createClient();
    for (const path of ["/mentors?tab=ux", `/mentors/${mentor.mentorId}`]) {
      const page = await openPage(visitor, path);
      expect(page.main).toHaveText("Design Lead, Independent");
      expect(page.main).toHaveText("No reviews yet");
      expect(page.source).not.toContain(mentor.email);
      expect(page.source).not.toContain(mentor.id);
    }
    const page = await openMain(visitor, `/mentors/${mentor.mentorId}`);
    expect(page).not.toHaveText("sample mentor");
  });

  test("is booked by the same code; the mentor gets an email, and both times are taken", async () => {
    const mentor = await createMentor();
    const person = await createSignedInClient();
    const page = await bookEarliest(person, mentor.mentorId, "Portfolio review");
    expect(countClaims(page)).toBe(8);
    const [mail] = listMailTo(mentor.email);
    expect(mail?.subject).toBe("Session request from Maya Okafor");
    expect(mail?.text).toContain("Portfolio review");
    expect(mail?.text).toContain(`/mentoring/requests/${page.split("/").at(-1)}`);
    expect(await openMain(mentor, "/mentoring")).toHaveText("Portfolio review");
    const own = await postForm(mentor, `/mentors/${mentor.mentorId}`, { intent: "earliest" });
    expect(own).toHaveText("You can’t book a session with yourself.");
  });

  test("has links to edit it, and no form, on their own page, listed or not", async () => {
    const mentor = await createMentor();
    const path = `/mentors/${mentor.mentorId}`;
    for (const isListed of [true, false]) {
      if (!isListed) await mentor.post("/mentoring?index", { intent: "pause" });
      const own = await openMain(mentor, path);
      expect(own).toHaveText("This is your public page.");
      expect(own.links().map(([, target]) => target)).toEqual(
        expect.arrayContaining(["/mentoring/profile", "/mentoring/availability"]),
      );
      expect(own.allByRole("button", /^Send/)).toEqual([]);
      expect(await openMain(await createClient(), path)).not.toHaveText("your public page");
    }
  });

  test("needs as much notice as the profile says", async () => {
    const mentor = await createMentor({ notice_hours: 168 });
    const person = await createSignedInClient();
    const path = `/mentors/${mentor.mentorId}`;
    const [first = ""] = await listFreeTimes(person, path);
    expect(first > hoursFromNow(168)).toBe(true);
    const slot = `${hoursFromNow(72).slice(0, 10)}T10:00:00.000Z`;
    const page = await postForm(person, path, { intent: "request", slot, agenda: "Soon" });
    expect(page).toHaveText("This mentor needs more notice than that.");
  });

  test("who pauses isn't listed and can't be booked, and comes back", async () => {
    const mentor = await createMentor();
    const person = await createSignedInClient();
    const path = `/mentors/${mentor.mentorId}`;
    await mentor.post("/mentoring?index", { intent: "pause" });
    const away = await openPage(person, path);
    expect(away.main).toHaveText("Ana Ruiz isn’t taking sessions at the moment");
    expect(away.meta("robots")).toBe("noindex");
    expect(away.main.allByRole("radio")).toEqual([]);
    expect((await person.post(path, { intent: "earliest" })).status).toBe(404);
    expect(await openMain(mentor, "/mentoring")).toHaveText("You’re paused");
    await mentor.post("/mentoring?index", { intent: "publish" });
    expect((await person.get(path)).status).toBe(200);
  });

  test("a hundred requests at once for one time: exactly one is booked", async () => {
    const mentor = await createMentor();
    const path = `/mentors/${mentor.mentorId}`;
    const clients = await Promise.all(Array.from({ length: 100 }, () => createClient()));
    const [slot = ""] = await listFreeTimes(await createClient(), path);
    const responses = await Promise.all(
      clients.map((client) => client.post(path, { intent: "request", slot, agenda: "One hour" })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      302,
      ...Array.from({ length: 99 }, () => 409),
    ]);
    const sessions = "select id from mentor_sessions where mentor_id = ?";
    expect(select(sessions, [mentor.mentorId])).toHaveLength(1);
    expect(select("select quarter from mentor_claims where holder = ?", [mentor.id])).toHaveLength(
      4,
    );
    expect(listMailTo(mentor.email)).toHaveLength(1);
  });

  test("is turned off by an operator alone, not together with the samples", async () => {
    const mentor = await createMentor();
    const operator = await createSignedInClient();
    execute("update users set user_type = 'admin' where id = ?", [operator.id]);
    const visitor = await createClient();
    await operator.post("/admin", { intent: "off", mentor: mentor.mentorId });
    const page = await openMain(visitor, `/mentors/${mentor.mentorId}`);
    expect(page).toHaveText("isn’t taking sessions at the moment");
    expect(page).not.toHaveText("Ana leads design teams.");
    expect(await openMain(mentor, "/mentoring")).toHaveText("Turned off by the operator");
  });
});

describe("an account that is deleted", () => {
  const remove = (client: Awaited<ReturnType<typeof createSignedInClient>>) =>
    client.post("/settings/account/delete", { password: client.password });

  test("of a mentor: sessions to come are canceled with an email, and nothing stays", async () => {
    const mentor = await createMentor();
    const person = await createSignedInClient();
    const page = await bookEarliest(person, mentor.mentorId, "A session that won’t be");
    expect((await remove(mentor)).headers.get("Location")).toBe("/");
    expect(readSession(page).state).toBe("canceled");
    expect(countClaims(page)).toBe(0);
    expect(countRowsContaining(mentor.id)).toEqual({});
    expect(countRowsContaining(mentor.email)).toEqual({});
    expect(listMailTo(person.email).at(-1)?.text).toContain("The mentor’s account was deleted.");
    expect(await openMain(person, page)).toHaveText("A former mentor");
    expect(await openMain(person, "/profile/sessions")).toHaveText("A former mentor");
  });

  test("of a person: the mentor is told, and the time is free again", async () => {
    const mentor = await createMentor();
    const person = await createSignedInClient();
    await bookEarliest(person, mentor.mentorId, "A session that won’t be");
    await remove(person);
    expect(listMailTo(mentor.email).map(({ subject }) => subject)).toEqual([
      "Session request from Maya Okafor",
      expect.stringMatching(/^Session canceled: /),
    ]);
    expect(select("select * from mentor_claims where holder = ?", [mentor.id])).toEqual([]);
    expect(countRowsContaining(person.id)).toEqual({});
  });
});

test("at most ten values of a filter are read, and links repeat nothing else that was sent", async () => {
  const client = await createClient();
  const page = await openPage(
    client,
    `/mentors?${"skill=sql&".repeat(10)}x=y&q=${"a".repeat(500)}`,
  );
  const tabs = page.links().filter(([, href]) => /^\/mentors\?tab=.*&/.test(href));
  expect(tabs.length).toBeGreaterThan(3);
  for (const [, href] of tabs) {
    expect([...new URL(href, "http://x").searchParams.keys()]).toEqual(["tab", "skill"]);
    expect(href.length).toBeLessThan(200);
  }
  expect((await client.get(`/mentors?${"skill=sql&".repeat(11)}`)).status).toBe(400);
  const many = Array.from({ length: 51 }, (_, index) => `p${index}=1`).join("&");
  for (const path of ["/about", "/search", "/occupations", "/learning/python-intro"])
    expect([path, (await client.get(`${path}?${many}`)).status]).toEqual([path, 400]);
});
