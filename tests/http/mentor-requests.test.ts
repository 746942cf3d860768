import { describe, expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { listMailTo, select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { confirmRequest, createMentor, findOtherTime, requestMentor } from "../support/mentor";
import {
  bookEarliest,
  changeSession,
  countClaims,
  hoursFromNow,
  readSession,
  runJobsAfter,
} from "../support/mentoring";
import { openMain, postForm } from "../support/page";

const subjects = (address: string) => listMailTo(address).map(({ subject }) => subject);

describe("a mentor", () => {
  test("reads the request in their own time, with a reply to give", async () => {
    const { mentor, path } = await requestMentor("Please look at my portfolio");
    const main = await openMain(mentor, path);
    expect(main).toHaveText("Maya Okafor asks for this time");
    expect(main).toHaveText("Please look at my portfolio");
    expect(main).toHaveText("Your reply is next.");
    expect(main.allByRole("button", "Confirm this time")).toHaveLength(1);
    expect(await openMain(mentor, "/mentoring")).toHaveText("Please look at my portfolio");
  });

  test("finds the requests with the nearest deadline first, each with the time left", async () => {
    const { mentor, page } = await requestMentor("Asked first");
    const urgent = await bookEarliest(await createSignedInClient(), mentor.mentorId, "Urgent");
    changeSession(page, { answer_by: hoursFromNow(40.5) });
    changeSession(urgent, { answer_by: hoursFromNow(3.5) });
    expect(await openMain(mentor, "/mentoring")).toHaveText(
      /Urgent.*New request.*Reply by .*3 hours left.*Asked first.*Reply by .*40 hours left/s,
    );
  });

  test("declines with a reason, which the person reads", async () => {
    const { mentor, person, page, path } = await requestMentor();
    await postForm(mentor, path, { intent: "decline", reason: " " });
    expect(readSession(page).state).toBe("requested");
    const reason = "I’m traveling that week.";
    expect((await mentor.post(path, { intent: "decline", reason })).status).toBe(302);
    expect(readSession(page).state).toBe("declined");
    expect(countClaims(page)).toBe(0);
    expect(await openMain(person, page)).toHaveText(reason);
    expect(listMailTo(person.email).at(-1)?.text).toContain(reason);
  });

  test("proposes another time, which the person accepts or refuses", async () => {
    for (const [intent, state, claims] of [
      ["accept", "confirmed", 8],
      ["decline", "declined", 0],
    ] as const) {
      const { mentor, person, page, path } = await requestMentor();
      const { startsAt, date, time } = await findOtherTime(person, mentor.mentorId);
      const move = { intent: "move", date, time, note: "Does this suit you?" };
      expect((await mentor.post(path, move)).status).toBe(302);
      expect(readSession(page)).toMatchObject({ state: "moved", starts_at: startsAt });
      expect(subjects(person.email).at(-1)).toMatch(/^New time proposed: /);
      const main = await openMain(person, page);
      expect(main).toHaveText("Ana proposes this time");
      expect(main).toHaveText("Does this suit you?");
      expect(await openMain(person, "/profile/sessions")).toHaveText("New time proposed");
      await postForm(mentor, path, { intent: "confirm" }, 409);
      await person.post(page, { intent });
      expect(readSession(page).state).toBe(state);
      expect(countClaims(page)).toBe(claims);
      expect(subjects(mentor.email).at(-1)).toMatch(
        intent === "accept" ? /^Session confirmed: / : /can’t take your session$|declined/,
      );
    }
  });

  test.each([
    ["a time that has passed", "2020-01-06", "09:00", 400],
    [
      "a time within a day",
      hoursFromNow(3).slice(0, 10),
      hoursFromNow(3).slice(11, 13) + ":00",
      400,
    ],
    ["no date", "2026-02-30", "09:00", 400],
    ["no quarter of an hour", "2027-01-04", "09:07", 400],
  ])("can't propose %s", async (_name, date, time, status) => {
    const { mentor, page, path } = await requestMentor();
    const before = readSession(page);
    await postForm(mentor, path, { intent: "move", date, time, note: "" }, status);
    expect(readSession(page)).toEqual(before);
    expect(countClaims(page)).toBe(8);
  });

  test("can't propose a time that the person or the mentor has taken", async () => {
    const { mentor, person, page, path } = await requestMentor();
    const rival = await createSignedInClient();
    const taken = readSession(await bookEarliest(rival, mentor.mentorId, "Another")).starts_at;
    const busy = readSession(
      await bookEarliest(person, (await createMentor()).mentorId, "Elsewhere"),
    ).starts_at;
    for (const startsAt of [taken, busy]) {
      const time = { date: startsAt.slice(0, 10), time: startsAt.slice(11, 16) };
      await postForm(mentor, path, { intent: "move", ...time, note: "" }, 409);
    }
    expect(readSession(page).state).toBe("requested");
    expect(countClaims(page)).toBe(8);
  });

  test("asks a question; the person answers; the deadline stays", async () => {
    const { mentor, person, page, path } = await requestMentor();
    const { answer_by: deadline } = readSession(page);
    await postForm(person, page, { intent: "answer", message: "Unasked" });
    await postForm(mentor, path, { intent: "ask", message: "" });
    expect((await mentor.post(path, { intent: "ask", message: "Which role?" })).status).toBe(302);
    expect(listMailTo(person.email).at(-1)?.text).toContain("Which role?");
    const asked = await openMain(person, page);
    // The question and the box for the answer come before everything else the page tells.
    expect(asked).toHaveText(
      /Ana has a question for you.*Which role\?.*Your answer to Ana.*Your answer is next\..*What else can happen/s,
    );
    await postForm(person, page, { intent: "answer", message: " " });
    const answer = { intent: "answer", message: "Product designer." };
    expect((await person.post(page, answer)).status).toBe(302);
    expect(listMailTo(mentor.email).at(-1)?.text).toContain("Product designer.");
    expect(await openMain(mentor, path)).toHaveText("Product designer.");
    expect(await openMain(person, page)).toHaveText(/Session Request Sent.*Ana replies next\./s);
    expect(readSession(page)).toMatchObject({ state: "requested", answer_by: deadline });
  });

  test("marks a session as held or missed after its time, not before", async () => {
    for (const [intent, state] of [
      ["held", "done"],
      ["no-show", "no-show"],
    ] as const) {
      const { mentor, person, page, path } = await confirmRequest();
      await postForm(mentor, path, { intent });
      changeSession(page, { starts_at: hoursFromNow(-0.5), ends_at: hoursFromNow(0.5) });
      expect((await mentor.post(path, { intent })).status).toBe(302);
      expect(readSession(page).state).toBe(state);
      if (intent === "no-show") {
        expect(await openMain(person, page)).toHaveText("Ana told us that you didn’t come.");
        expect(subjects(person.email).at(-1)).toMatch(/^Marked as a no-show: /);
      }
    }
  });

  test("keeps notes that only they see, in their own export alone", async () => {
    const { mentor, person, page, path } = await requestMentor();
    const note = "Nervous about whiteboards; be kind.";
    expect((await mentor.post(path, { intent: "note", note })).status).toBe(302);
    expect(await openMain(mentor, path)).toHaveText(note);
    const own = await person.get(page);
    expect(await own.text()).not.toContain(note);
    const read = async (client: typeof mentor | typeof person) =>
      (await downloadArchive(client)).read("data.json");
    expect(await read(mentor)).toContain(note);
    expect(await read(person)).not.toContain(note);
    await mentor.post(path, { intent: "note", note: "" });
    expect(select("select * from mentor_session_notes where owner_id = ?", [mentor.id])).toEqual(
      [],
    );
  });
});

test("a reply after the deadline is refused; then the request expires, and both are told", async () => {
  const { mentor, person, page, path } = await requestMentor();
  changeSession(page, { answer_by: hoursFromNow(-1) });
  const late = { reason: "Late", message: "Late?" };
  for (const intent of ["confirm", "decline", "ask"]) {
    const refused = await postForm(mentor, path, { intent, ...late }, 409);
    expect(refused.getByRole("alert")).toHaveText("has expired");
  }
  expect(readSession(page).state).toBe("requested");
  await runJobsAfter(49 * 60);
  expect(readSession(page).state).toBe("expired");
  expect(countClaims(page)).toBe(0);
  expect(subjects(person.email).at(-1)).toBe("No reply from Ana Ruiz");
  expect(subjects(mentor.email).at(-1)).toMatch(/^Request expired: /);
});

test("of a confirmation and a cancellation at once, one holds", async () => {
  const { mentor, person, page, path } = await requestMentor();
  const answers = await Promise.all([
    mentor.post(path, { intent: "confirm" }),
    person.post(`${page}/cancel`, {}),
  ]);
  expect(answers.map(({ status }) => status)).toContain(302);
  const { state } = readSession(page);
  expect(countClaims(page)).toBe(state === "canceled" ? 0 : 8);
});
