import { beforeEach, expect, test } from "vitest";
import { MENTORS, mentorById } from "~/data/mentors";
import { type Client, createSignedInClient } from "../support/client";
import { execute, listMailTo } from "../support/database";
import { createMentor, requestMentor } from "../support/mentor";
import {
  bookEarliest,
  changeSession,
  countClaims,
  hoursFromNow,
  readSession,
  runJobsAfter,
} from "../support/mentoring";
import { openMain } from "../support/page";

beforeEach(() => {
  execute("update mentor_profiles set status = 'paused'");
});

/** Lets a request expire; what its page then offers. */
async function expire(person: Client, page: string) {
  changeSession(page, { answer_by: hoursFromNow(-0.1) });
  execute("update jobs set due_at = ? where subject = ?", [
    hoursFromNow(-0.1),
    readSession(page).id,
  ]);
  await runJobsAfter(0);
  const main = await openMain(person, page);
  expect(main).toHaveText(/Expired.*Other mentors/s);
  return main;
}

const SAMPLE = "sofia-lindgren";
const offers = /^Request this time/;

test("after a request to a person, samples aren't offered; the page says that there is nobody", async () => {
  const { person, page } = await requestMentor();
  const main = await expire(person, page);
  expect(main.allByRole("button", offers)).toHaveLength(0);
  expect(main).toHaveText("No other mentor for the same topics has a free time right now.");
  expect(main.links()).toContainEqual(["See all mentors", "/mentors"]);
  expect(listMailTo(person.email).at(-1)?.text).not.toMatch(/three|We found/);
});

test("after a request to a person, other people of one of its topics are offered", async () => {
  const { person, page } = await requestMentor();
  const specialties = '["interviewing","storytelling"]';
  await createMentor({ name: "Bea Sato", specialties });
  await createMentor({ name: "Cem Aydin", specialties: '["sql"]' });
  const main = await expire(person, page);
  expect(main.allByRole("button", offers).map(({ text }) => text)).toEqual([
    expect.stringContaining("Bea Sato"),
  ]);
});

test("an expired request to a sample offers samples of one of its topics, by email too", async () => {
  const person = await createSignedInClient();
  const page = await bookEarliest(person, SAMPLE, "Let it expire");
  await runJobsAfter(2);
  expect(readSession(page).state).toBe("requested");
  const main = await expire(person, page);
  expect(readSession(page).state).toBe("expired");
  expect(countClaims(page)).toBe(0);
  const topics = mentorById(SAMPLE)?.specialties ?? [];
  const buttons = main.allByRole("button", offers);
  expect(buttons).not.toHaveLength(0);
  for (const { text } of buttons) {
    const mentor = MENTORS.find(({ name }) => text.endsWith(name));
    expect(
      mentor?.specialties.some((topic) => topics.includes(topic)),
      text,
    ).toBe(true);
  }
  expect(listMailTo(person.email).map(({ subject }) => subject)).toEqual([
    "No reply from Sofia Lindgren",
  ]);
});

test("after a request to a sample, a person takes the place of other samples", async () => {
  const { person, mentor } = await requestMentor();
  const page = await bookEarliest(person, SAMPLE, "Let it expire");
  const topics = '["react","interviewing"]';
  execute("update mentor_profiles set specialties = ? where id = ?", [topics, mentor.mentorId]);
  const main = await expire(person, page);
  expect(main.allByRole("button", offers).map(({ text }) => text)).toEqual([
    expect.stringContaining("Ana Ruiz"),
  ]);
});
