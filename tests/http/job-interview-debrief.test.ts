import { describe, expect, test } from "vitest";
import { execute, select } from "../support/database";
import {
  addJobInterview,
  createCandidate,
  createDebrief,
  getDay,
  insertStory,
  saveDebrief,
} from "../support/job-interview";
import { openMain, postForm } from "../support/page";
import { PAGE_MAX, byteLength, countElements } from "../support/page-size";
import { insertStories } from "../support/story";

const NOW = new Date().toISOString();
const listQuestions = (owner: string) =>
  select("select * from debrief_questions where owner_id = ? order by position", [owner]);
const listOwn = (owner: string) =>
  select("select id, prompt, kind from own_questions where owner_id = ? order by prompt", [owner]);
const listTellings = (owner: string) =>
  select("select * from story_tellings where owner_id = ? order by question", [owner]);
test("what was asked is saved, with the story told and how it went", async () => {
  const { client, roundId, page, story, fields, response } = await createDebrief();
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    `${page}/debrief?round=${roundId}#outcome`,
  ]);
  expect(listQuestions(client.id)).toMatchObject([
    { question: "Why this ward?", told: "answer", story_id: null, went: "well" },
    { question: fields.question2, told: "story", story_id: story, went: null },
    { question: fields.question3, told: "none", story_id: null, went: "badly" },
  ]);
  expect(listTellings(client.id)).toMatchObject([
    { story_id: story, round_id: roundId, kind: "pressure", session_id: null },
  ]);
  expect(listOwn(client.id)).toMatchObject([
    { prompt: "A doctor ignores your concern. Then?", kind: "story" },
    { prompt: "Two call in sick at 7. What do you do?", kind: "story" },
    { prompt: "Why this ward?", kind: "explanation" },
  ]);
  const main = await openMain(client, `${page}/debrief`);
  expect(main).toHaveText("Question 3 had no story. Your next plan starts with it.");
  expect(main.getField("nextSteps").value).toBe("A second round with the\nmatron.");
  expect(main.getField("told2").value).toBe(story);
  expect(main.getByRole("heading", "What happened next?").tag).toBe("h2");
  // Each can be practiced, and is listed with one's own.
  expect(await openMain(client, "/questions/mine")).toHaveText("Why this ward?");
});

describe("a later change", () => {
  test("doubles nothing: the same form sent again", async () => {
    const { client, page, fields } = await createDebrief();
    const before = [listQuestions(client.id), listOwn(client.id)];
    await saveDebrief(client, page, fields);
    expect([listQuestions(client.id), listOwn(client.id)]).toEqual(before);
    expect(listTellings(client.id)).toHaveLength(1);
  });

  test("corrects a question where it is, also among one's own", async () => {
    const { client, page, fields } = await createDebrief();
    const before = listOwn(client.id).map(({ id }) => id);
    await saveDebrief(client, page, { ...fields, question1: "Why our ward?", told2: "answer" });
    expect(listOwn(client.id).map(({ prompt }) => prompt)).toContain("Why our ward?");
    expect(
      listOwn(client.id)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(before.toSorted());
    expect(listTellings(client.id)).toEqual([]);
  });

  test("leaves a question of one's own that was changed since", async () => {
    const { client, page, fields } = await createDebrief();
    execute("update own_questions set prompt = 'Mine' where owner_id = ? and prompt like 'Why%'", [
      client.id,
    ]);
    await saveDebrief(client, page, { ...fields, question1: "Why our ward?" });
    expect(listOwn(client.id).map(({ prompt }) => prompt)).toEqual(
      expect.arrayContaining(["Mine", "Why our ward?"]),
    );
  });

  test("removes a row that was emptied; its question stays among one's own", async () => {
    const { client, page, fields } = await createDebrief();
    await saveDebrief(client, page, { ...fields, question1: "", told1: "answer", went1: "" });
    expect(listQuestions(client.id)).toHaveLength(2);
    expect(listOwn(client.id)).toHaveLength(3);
  });
});

test.each([
  [{ told1: "none" }, "question1", "Write what question 1 was"],
  [{ went2: "well" }, "question2", "Write what question 2 was"],
  [{ question1: "x".repeat(501) }, "question1", "Use at most 500 characters."],
  [{ question1: "Why?", told1: "nobody’s" }, "told1", "Choose one of your stories."],
  [{ hearBy: "2026-02-30" }, "hearBy", "Enter a day."],
  [{ nextSteps: "x".repeat(2001) }, "nextSteps", "Use at most 2,000 characters."],
])("%j is refused, and everything stays in the form", async (fields, field, message) => {
  const { client, page } = await createCandidate();
  const sent = { intent: "save", question4: "Kept", ...fields };
  const { main } = await postForm(client, `${page}/debrief`, sent, 400);
  expect(main.invalidFields).toMatchObject({ [field]: expect.stringContaining(message) });
  expect(main.getField("question4").value).toBe("Kept");
  expect(listQuestions(client.id)).toEqual([]);
});

test("more rows come without a script, with everything that was typed", async () => {
  const { client, page } = await createCandidate();
  const first = await openMain(client, `${page}/debrief`);
  expect(first.getField("question5").value).toBe("");
  expect(() => first.getField("question6")).toThrow();
  const sent = { intent: "more", rows: "5", question1: "Kept", told2: "none", went3: "so-so" };
  const { main } = await postForm(client, `${page}/debrief`, sent, 200);
  expect(main.getField("question1").value).toBe("Kept");
  expect(main.getField("told2").value).toBe("none");
  expect(main.getField("question10").value).toBe("");
  const last = await postForm(client, `${page}/debrief`, { intent: "more", rows: "90" }, 200);
  expect(last.main.getField("question20").value).toBe("");
  expect(() => last.main.getField("question21")).toThrow();
  expect(listQuestions(client.id)).toEqual([]);
});

test("of 200 stories those that fit and those used last are offered, and all on demand", async () => {
  const { client, page, roundId } = await createCandidate();
  insertStories(client.id, 200);
  const told = insertStory(client.id, "Used last");
  const main = await openMain(client, `${page}/debrief`);
  expect(main.getField("told1").allByRole("option")).toHaveLength(14);
  expect(main.getField("told1")).toHaveText("Used last");
  const html = await (await client.get(`${page}/debrief`)).text();
  expect(byteLength(html)).toBeLessThan(PAGE_MAX[0]);
  expect(countElements(html)).toBeLessThan(PAGE_MAX[1]);
  const address = `${page}/debrief?round=${roundId}&stories=all`;
  const sent = { intent: "all-stories", rows: "5", question1: "Kept", told2: told, went1: "so-so" };
  const { main: all } = await postForm(client, address, sent, 200);
  expect(all.getField("told1").allByRole("option")).toHaveLength(203);
  expect([all.getField("question1").value, all.getField("told2").value]).toEqual(["Kept", told]);
  const form = all.getField("question1").closest("form");
  expect(form.attribute("action")).toBe(address);
  const oldest = `${client.id}-199`;
  const entries = { ...Object.fromEntries(form.formEntries()), intent: "save" };
  await client.post(address, { ...entries, question2: "Why?", told1: oldest });
  const saved = await openMain(client, `${page}/debrief`);
  expect(saved.getField("told1").value).toBe(oldest);
});

test("a round to come can't be written down yet", async () => {
  const { client, page } = await createCandidate({ heldOn: getDay(3) });
  expect(await openMain(client, `${page}/debrief`)).toHaveText(/From .* on you can write down/);
  const response = await saveDebrief(client, page, { question1: "Why?" });
  expect(response.status).toBe(400);
  expect(listQuestions(client.id)).toEqual([]);
});

test("rounds: the last one that has begun, first one without notes; another interview's is not there", async () => {
  const { client, id, roundId, page } = await createDebrief();
  execute(
    `insert into job_interview_rounds (id, owner_id, interview_id, name, held_on, time_zone, place, people, created_at)
      values ('earlier-' || ?, ?, ?, 'Phone', ?, 'UTC', '', '', ?)`,
    [id, client.id, id, getDay(-3), NOW],
  );
  expect(await openMain(client, `${page}/debrief`)).toHaveText(/^St Mary’s Phone, /);
  expect(await openMain(client, `${page}/debrief?round=${roundId}`)).toHaveText(/^St Mary’s Today/);
  const other = await addJobInterview(client, client.id, { company: "Other" });
  expect((await client.get(`${page}/debrief?round=${other.roundId}`)).status).toBe(404);
});

test("with 50 questions of one's own the debrief is saved all the same, and it is said", async () => {
  const { client, page } = await createCandidate();
  for (let number = 0; number < 50; number += 1)
    execute(
      `insert into own_questions (id, owner_id, kind, prompt, points, sample, visibility, created_at, updated_at)
        values (?, ?, 'story', ?, '[]', '', 'private', ?, ?)`,
      [`${client.id}-${number}`, client.id, `Question ${number}`, NOW, NOW],
    );
  await saveDebrief(client, page, { question1: "Question 7", question2: "Another one" });
  expect(listQuestions(client.id)).toMatchObject([
    { own_question_id: `${client.id}-7` },
    { own_question_id: null },
  ]);
  expect(await openMain(client, `${page}/debrief`)).toHaveText("What happened next?");
});

test("an empty debrief is refused, and how it ended can be chosen without one", async () => {
  const { client, page } = await createCandidate();
  const { main } = await postForm(client, `${page}/debrief`, { intent: "save", rows: "5" }, 400);
  expect(main).toHaveText("Write at least one question, or choose how it ended.");
  expect(main).toHaveText("What happened next?");
  await client.post(`${page}/debrief`, { intent: "no" });
  expect(await openMain(client, `${page}/debrief`)).toHaveText("They said no.");
});

test("a second round begins without what they said after the first", async () => {
  const { client, id, page, roundId } = await createDebrief();
  execute(
    `insert into job_interview_rounds (id, owner_id, interview_id, name, held_on, time_zone, place, people, created_at)
      values ('first-' || ?, ?, ?, 'Phone', ?, 'UTC', '', '', ?)`,
    [id, client.id, id, getDay(-3), NOW],
  );
  const other = await openMain(client, `${page}/debrief?round=first-${id}`);
  expect([other.getField("nextSteps").value, other.getField("hearBy").value]).toEqual(["", ""]);
  const before = { intent: "save", question1: "Why?", nextSteps: "Soon", hearBy: getDay(-4) };
  const refused = await postForm(client, `${page}/debrief?round=first-${id}`, before, 400);
  expect(refused.main.invalidFields).toMatchObject({ hearBy: expect.stringContaining("Choose") });
  expect(refused.main.getField("nextSteps").value).toBe("Soon");
  await client.post(`${page}/debrief?round=first-${id}`, { intent: "save", question1: "Why?" });
  const last = await openMain(client, `${page}/debrief?round=${roundId}`);
  expect(last.getField("hearBy").value).toBe(getDay(7));
});
