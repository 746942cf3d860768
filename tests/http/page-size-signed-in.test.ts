import { afterEach, expect, test, vi } from "vitest";
import { STORY_KIND_IDS } from "~/data/story-kinds";
import { ANALYST, completeAssessment } from "../support/assessment";
import { createSignedInClient } from "../support/client";
import { SLOW_JOIN_NUMBER, startSession, submitAnswer } from "../support/interview";
import { addNurse, FRIDAY, setTime } from "../support/job-interviews";
import { PAGE_MAX, byteLength, countElements } from "../support/page-size";
import { insertStories } from "../support/story";

// An account with ratings for a step of the assessment, a target, a course begun, and two answers in an open session.

const ANSWER =
  "First I would run EXPLAIN ANALYZE and compare the plan with last month's. A sequential scan where there used to be an index scan tells me the index is no longer used. Basically I would check what changed: row counts, a deploy, a dropped index.";

const REVIEW_MAX: [number, number] = [40_000, 500];
/** Each story stands in the matrix, in the list and on the paper. */
const STORIES_MAX: [number, number] = [36_000, 500];

afterEach(() => vi.useRealTimers());

const client = await createSignedInClient();
await client.post("/careers/technology/data-scientist", { intent: "choose" });
await client.post("/assessment/4", { sql: "3", statistics: "4" });
await client.post("/learning/python-intro", { intent: "start" });
const session = await startSession(client);
await submitAnswer(client, session, ANSWER);

test.each([
  ["/profile", "/profile"],
  ["/profile/skills", "/profile/skills"],
  ["/profile/learning", "/profile/learning"],
  ["/profile/sessions", "/profile/sessions"],
  ["/interview", "/interview"],
  ["/interview/due", "/interview/due"],
  ["/interview/history", "/interview/history"],
  ["/learning", "/learning"],
  ["/learning/python-intro", "/learning/python-intro"],
  ["a lesson", "/learning/python-intro/values-and-names"],
  // No other file books this mentor, so the page shows no reviews and the whole week.
  ["a mentor", "/mentors/carlos-villar"],
  ["a step of the assessment", "/assessment/1"],
  ["/settings/appearance", "/settings/appearance"],
  ["a session", session],
  ["a report", `${session}/report`],
])("%s", (_name, path) => expectSize(path, PAGE_MAX));

test("occupations with matches", async () => {
  const person = await createSignedInClient();
  await completeAssessment(person, { 2: ANALYST });
  await expectSize("/occupations", PAGE_MAX, person);
  await expectSize("/occupations?sort=title&page=2", PAGE_MAX, person);
});

test("a plan of thirteen days, with a posting and ten stories", async () => {
  setTime(FRIDAY);
  const person = await createSignedInClient();
  const page = await addNurse(person);
  insertStories(person.id, 10);
  await expectSize(page, PAGE_MAX, person);
});

test("a review, with a form for each key point", () =>
  expectSize(`${session}/review/${SLOW_JOIN_NUMBER}`, REVIEW_MAX));

test("six stories, each for half of the kinds of question", async () => {
  const person = await createSignedInClient();
  insertStories(person.id, 6, STORY_KIND_IDS.slice(0, 6));
  await expectSize("/stories", STORIES_MAX, person);
});

async function expectSize(
  path: string,
  [maxBytes, maxElements]: [number, number],
  person = client,
): Promise<void> {
  const response = await person.get(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  const bytes = byteLength(html);
  const elements = countElements(html) ?? 0;
  expect(
    bytes <= maxBytes && elements <= maxElements,
    `${bytes} bytes and ${elements} elements`,
  ).toBe(true);
}
