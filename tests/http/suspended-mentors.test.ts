import { beforeAll, describe, expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { execute, listMailTo, select } from "../support/database";
import { createMentor, pauseMentors, requestMentor } from "../support/mentor";
import { bookEarliest, countClaims, readSession } from "../support/mentoring";
import { openMain, openPage } from "../support/page";

let operator: Awaited<ReturnType<typeof createSignedInClient>>;
beforeAll(async () => {
  operator = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
});

const suspend = (email: string) =>
  operator.post("/admin/accounts", { intent: "suspend", email, reason: "The same message." });
const lift = (account: string) => operator.post("/admin/accounts", { intent: "lift", account });

describe("mentor sessions", () => {
  test("a suspended mentor isn't listed or booked, and what was requested is canceled", async () => {
    const { mentor, person, page } = await requestMentor();
    await suspend(mentor.email);
    expect(readSession(page).state).toBe("canceled");
    expect(countClaims(page)).toBe(0);
    expect(listMailTo(person.email).at(-1)?.subject).toMatch(/cancel/i);
    expect(listMailTo(person.email).at(-1)?.text).toContain(
      "Canceled, because this mentor’s account is suspended.",
    );
    const session = await openMain(person, page);
    expect(session).toHaveText("Canceled, because this mentor’s account is suspended.");
    for (const words of ["Ana canceled", "Messages", "nothing to pay"])
      expect(session).not.toHaveText(words);
    expect(session.links().map(([, target]) => target)).not.toContain(
      `/mentors/${mentor.mentorId}`,
    );
    expect((await person.get(`/mentors/${mentor.mentorId}`)).status).toBe(404);
    expect(listMailTo(mentor.email).at(-1)?.subject).toBe("Your Pathlight account is suspended");
    const list = await openMain(operator, "/admin");
    expect(list.links()).toContainEqual(["Account suspended", "/admin/accounts"]);
    expect(list).not.toHaveText("Turn on: Ana Ruiz");
    expect(await openPage(person, "/mentors?tab=ux")).not.toHaveText("Ana Ruiz");
    expect((await person.post(`/mentors/${mentor.mentorId}`, { intent: "earliest" })).status).toBe(
      404,
    );
    await lift(mentor.id);
    await bookEarliest(person, mentor.mentorId, "Again");
    pauseMentors();
  });

  test("requests of a suspended person are canceled", async () => {
    const { mentor, person, page, path } = await requestMentor();
    await suspend(person.email);
    expect(readSession(page).state).toBe("canceled");
    expect(listMailTo(mentor.email).at(-1)?.subject).toMatch(/cancel/i);
    const request = await openMain(mentor, path);
    expect(request).toHaveText("Canceled, because this person can’t take part any more.");
    expect(request).not.toHaveText("canceled it");
    expect(listMailTo(person.email).at(-1)?.subject).toBe("Your Pathlight account is suspended");
    pauseMentors();
  });
});

test("a mentor who is suspended keeps their profile as it was", async () => {
  const mentor = await createMentor();
  await suspend(mentor.email);
  expect(
    select("select status from mentor_profiles where id = ?", [mentor.mentorId])[0]?.status,
  ).toBe("live");
  pauseMentors();
});
