import { afterEach, describe, expect, test, vi } from "vitest";
import { STORY_KIND_IDS, STORY_KINDS } from "../../../app/data/story-kinds";
import type { Client } from "../../support/client";
import { select } from "../../support/database";
import { GOOD_ANSWER, readQuestionFields } from "../../support/interview";
import {
  add,
  addNurse,
  createPerson,
  createVisitor,
  FRIDAY,
  listThings,
  setDay,
  setTime,
  tellStory,
} from "../../support/job-interviews";
import { openMain } from "../../support/page";
import { writeStory } from "../../support/story";

afterEach(() => vi.useRealTimers());

/** Answers these questions of a session. */
async function answer(client: Client, session: string, numbers: readonly number[]) {
  const path = session.split("?")[0] ?? "";
  for (const number of numbers) {
    const fields = await readQuestionFields(client, `${path}?question=${number}`);
    await client.post(path, { ...fields, intent: "answer", answer: GOOD_ANSWER });
  }
}

describe("Start", () => {
  test("runs the day's things as one sitting, which today shows too", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const today = await openMain(client, "/profile");
    expect(today).toHaveText(/11 minutes: 1 story, 1 first sentence/);
    const started = await client.post(page, { intent: "start" });
    expect(started.headers.get("Location")).toBe("/stories/new?kind=leading");
    expect(await openMain(client, "/profile")).toHaveText("Continue, story next");
    expect(await openMain(client, "/stories/new?kind=leading")).toHaveText("Today: 1 of 2");
    setTime(FRIDAY + 9 * 60_000);
    const story = await writeStory(client, { kinds: "leading" });
    expect(await openMain(client, story)).toHaveText("Next: first sentence (2 of 2)");
    expect((await client.post("/profile?index", { intent: "next" })).headers.get("Location")).toBe(
      `${page}/card?edit`,
    );
    await client.post(`${page}/card?edit`, { opening: "I run calm wards." });
    expect(await openMain(client, `${page}/card`)).toHaveText("See what changed");
    expect((await client.post("/profile?index", { intent: "next" })).headers.get("Location")).toBe(
      "/profile",
    );
    expect(await openMain(client, "/profile")).toHaveText("One story and one first sentence kept.");
    expect((await openMain(client, page)).names("button")).not.toContain("Start");
  });

  test("a story in sixty words is told in answer to a question of its kind, and the plan counts its words", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await add(client, { company: "Acme", role: "Cook", heldOn: "2026-12-10" });
    const kinds = STORY_KINDS.map(({ id }) => id);
    const story = tellStory(client.owner, { kinds, short: "Two nurses short." });
    setDay("2026-12-05");
    expect((await listThings(client, page))[0]).toBe("Two nurses short, aloud");
    const started = await client.post(page, { intent: "start" });
    const question = started.headers.get("Location") ?? "";
    expect(await openMain(client, question)).toHaveText("You have one story for this");
    const fields = await readQuestionFields(client, question);
    const session = question.split("?")[0] ?? "";
    await client.post(session, { ...fields, intent: "answer", answer: GOOD_ANSWER, story });
    const main = await openMain(client, page);
    const words = GOOD_ANSWER.split(/\s+/).length;
    expect(main).toHaveText(`Leading a team told, ${words} words`);
    expect(main).toHaveText(/Two nurses short, aloud ?, done/);
  });

  test("a visitor begins with the first thing", async () => {
    setTime(FRIDAY);
    const client = await createVisitor();
    const page = await addNurse(client);
    expect((await client.post(page, { intent: "start" })).headers.get("Location")).toBe(
      "/stories/new?kind=leading",
    );
    expect(select("select * from sittings where owner_id = ?", [client.owner])).toEqual([]);
  });

  test("the rehearsal asks for stories never told, a question of the field and why this role; once done, the day of rest is free for the card", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    tellStory(client.owner, { kinds: [...STORY_KIND_IDS], short: "Two of us were missing." });
    setDay("2026-12-08");
    expect(await openMain(client, "/profile")).toHaveText("15 minutes: 1 rehearsal, 1 step.");
    expect(await listThings(client, page)).toEqual(["Four likely questions, in a row"]);
    const started = await client.post(page, { intent: "start" });
    const session = started.headers.get("Location") ?? "";
    expect(session).toMatch(/^\/interview\/sessions\//);
    expect(
      select("select * from interview_sessions where card_id = 'rehearsal' and owner_id = ?", [
        client.owner,
      ]),
    ).toMatchObject([{ mode: "live", name: "Rehearsal: St Mary’s" }]);
    const [row] = select("select question_ids from interview_sessions where owner_id = ?", [
      client.owner,
    ]);
    const asked = JSON.parse(String(row?.question_ids)) as string[];
    expect(asked).toHaveLength(4);
    expect(asked.slice(0, 2)).toEqual(["team-lost-motivation", "mistake-you-made"]);
    expect(asked[3]).toBe("why-this-role");
    expect(await openMain(client, page)).toHaveText("Go on with the rehearsal");
    await answer(client, session, [1, 2, 3]);
    expect(await openMain(client, page)).toHaveText("Done for today");
    setDay("2026-12-09");
    expect(await listThings(client, page)).toEqual(["Read your card once"]);
    expect(await openMain(client, "/profile")).toHaveText("Read your card once");
  });

  test.each([false, true])(
    "a rehearsal on a day for gaps leaves the day as it is, on both pages; started before: %s",
    async (isStarted) => {
      setTime(FRIDAY);
      const client = await createPerson();
      const page = await addNurse(client);
      if (isStarted) await client.post(page, { intent: "start" });
      const things = await listThings(client, page);
      const session = await client.post(page, { intent: "rehearse" });
      await answer(client, session.headers.get("Location") ?? "", [1, 2, 3]);
      const main = await openMain(client, page);
      expect(main).toHaveText("Rehearsal , done");
      expect(main.names("button")).toContain("Start");
      expect(await listThings(client, page)).toEqual(things);
      expect(await openMain(client, "/profile")).toHaveText(
        "11 minutes: 1 story, 1 first sentence.",
      );
    },
  );

  test("a rehearsal of which most was skipped isn't done", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    tellStory(client.owner, { kinds: [...STORY_KIND_IDS], short: "Two of us were missing." });
    setDay("2026-12-08");
    const started = await client.post(page, { intent: "start" });
    const session = (started.headers.get("Location") ?? "").split("?")[0] ?? "";
    await answer(client, session, [1]);
    for (const number of [2, 3, 4]) {
      const fields = await readQuestionFields(client, `${session}?question=${number}`);
      await client.post(session, { ...fields, intent: "skip" });
    }
    expect((await openMain(client, page)).names("button")).toContain("Start");
    expect(await openMain(client, "/profile")).toHaveText("Continue, session next");
    const next = await client.post("/profile?index", { intent: "next" });
    expect(next.headers.get("Location")).toBe(`${page}#questions`);
    const again = await client.post(page, { intent: "start" });
    expect(again.headers.get("Location")).toMatch(/^\/interview\/sessions\//);
    expect(again.headers.get("Location")).not.toContain(session);
  });
});
