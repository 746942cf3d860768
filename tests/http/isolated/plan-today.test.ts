import { afterEach, expect, test, vi } from "vitest";
import { STORY_KIND_IDS } from "../../../app/data/story-kinds";
import type { Client } from "../../support/client";
import { execute } from "../../support/database";
import {
  add,
  addNurse,
  createPerson,
  FRIDAY,
  setDay,
  setTime,
  tellStory,
} from "../../support/job-interviews";
import { openMain } from "../../support/page";

afterEach(() => vi.useRealTimers());

/** The names of the day's items on today's page, and their minutes. */
async function listToday(client: Client) {
  const main = await openMain(client, "/profile");
  const minutes = [...main.text.matchAll(/(\d+) min(?!utes)\b/g)].map(([, count]) => Number(count));
  return {
    main,
    titles: main.headings(2).map(({ text }) => text),
    minutes: minutes.reduce((sum, each) => sum + each, 0),
  };
}

test("every day of a plan, today's page stays within fifteen minutes and three things", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  await addNurse(client);
  for (let day = 27; day <= 41; day += 1) {
    setDay(new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10));
    const { main, minutes } = await listToday(client);
    expect(minutes).toBeLessThanOrEqual(15);
    const [, counts = ""] = /minutes?: ([^.]*)\./.exec(main.text) ?? [];
    const things = [...counts.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
    expect(things).toBeLessThanOrEqual(3);
  }
});

test("the day after an interview begins with its debrief", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  await addNurse(client);
  setDay("2026-12-04");
  expect((await listToday(client)).titles[0]).toBe("What did St Mary’s ask?");
  setDay("2026-12-11");
  expect((await listToday(client)).titles[0]).toBe("What did St Mary’s ask?");
});

test("on the day of an interview there is nothing else, before it and after it", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  setDay("2026-12-10");
  expect((await listToday(client)).main.headings(2)[0]).toHaveText("Today: St Mary’s");
  setTime(Date.parse("2026-12-10T18:00:00Z"));
  const { main, titles } = await listToday(client);
  expect(titles[0]).toBe("What did St Mary’s ask?");
  expect(main).toHaveText("2 minutes: 1 step.");
  expect(main.names("link")).toContain("Write down what they asked");
  execute("update job_interview_rounds set debriefed_at = ? where owner_id = ?", [
    new Date().toISOString(),
    client.owner,
  ]);
  const written = await openMain(client, "/profile");
  expect(written).toHaveText("Nothing more today.");
  expect(written.getByRole("link", "Open the plan").attribute("href")).toBe(page);
});

test("the rehearsal of an interview that said no isn't offered, nor is adding a date while one is open", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await add(client, { heldOn: "2026-11-28" });
  await client.post(page, { intent: "rehearse" });
  setDay("2026-11-29");
  const waiting = await openMain(client, "/profile");
  expect(waiting).toHaveText("Waiting for an answer St Mary’s, Ward sister");
  expect(waiting).not.toHaveText("Add an interview date");
  await client.post(`${page}/debrief`, { intent: "no" });
  const over = await openMain(client, "/profile");
  expect(over).not.toHaveText("Rehearsal: St Mary’s");
  expect(over).toHaveText("Add an interview date");
});

test("nor is it offered if today's sitting began with it", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  tellStory(client.owner, { kinds: [...STORY_KIND_IDS], short: "Two of us were missing." });
  setDay("2026-12-08");
  await client.post(page, { intent: "start" });
  expect(await openMain(client, "/profile")).toHaveText("Continue, session next");
  await client.post(`${page}/debrief`, { intent: "withdrawn" });
  expect(await openMain(client, "/profile")).not.toHaveText("Continue, session next");
});

test("a question that was left open is named, with the interview whose offer it was opened from", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await add(client, { heldOn: "2026-11-27" });
  await client.post("/interview/questions/disagreed-with-manager", {});
  await client.post(`${page}/debrief`, { intent: "no" });
  const first = await openMain(client, "/profile");
  expect(first).toHaveText(/Continue “.*manager.*”/i);
  setTime(FRIDAY + 60_000);
  await client.post(`${page}/offer`, { intent: "rehearse" });
  expect(await openMain(client, "/profile")).toHaveText("Continue Salary expectations, St Mary’s");
});

test("after an offer today's page begins with what to check, for two weeks after the round", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await add(client, { heldOn: "2026-11-28" });
  setDay("2026-11-29");
  await client.post(`${page}/debrief`, { intent: "offer" });
  const { main, titles, minutes } = await listToday(client);
  expect(titles[0]).toBe("Your offer from St Mary’s");
  expect(minutes).toBeLessThanOrEqual(15);
  expect(main).not.toHaveText("What did St Mary’s ask?");
  const started = await client.post("/profile?index", { intent: "start" });
  expect(started.headers.get("Location")).toBe(`${page}/offer`);
  setDay("2026-12-13");
  expect((await listToday(client)).titles[0]).not.toBe("Your offer from St Mary’s");
});
