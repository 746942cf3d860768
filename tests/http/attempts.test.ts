import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { type Client, createClient, createSignedInClient } from "../support/client";
import {
  GOOD_ANSWER,
  POOR_ANSWER,
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  getQuestionNumber,
  getSessionId,
  startSession,
  submitAnswer,
} from "../support/interview";
import { execute, select } from "../support/database";
import { openMain, openPage, readPage } from "../support/page";

const QUESTION = `/interview/questions/${SLOW_JOIN_ID}`;

async function createTwoAttempts(client: Client): Promise<{ first: string; second: string }> {
  const first = await startSession(client);
  await submitAnswer(client, first, POOR_ANSWER);
  await client.post(first, { intent: "end" });
  const secondQuestion = (await client.post(QUESTION, {})).headers.get("Location") ?? "";
  const [second = ""] = secondQuestion.split("?");
  await submitAnswer(client, second, GOOD_ANSWER, 1);
  return { first, second };
}

test("a question without an answer says so; an unknown question is 404", async () => {
  const client = await createClient();
  const main = await openMain(client, QUESTION);
  for (const text of ["You haven’t answered this question yet.", "Tips for this question"])
    expect(main).toHaveText(text);
  expect((await client.get("/interview/questions/no-such-question")).status).toBe(404);
  expect((await client.post("/interview/questions/no-such-question", {})).status).toBe(404);
});

test("Try again opens the open session with the question, or a new one with only that question", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const tryAgain = async () => (await client.post(QUESTION, {})).headers.get("Location") ?? "";
  expect(await tryAgain()).toBe(`${session}?question=${SLOW_JOIN_NUMBER}`);
  await client.post(session, { intent: "end" });
  const newSession = await tryAgain();
  expect(newSession).not.toContain(session);
  expect(await openPage(client, newSession)).toHaveText("Single question");
  expect(await tryAgain()).toBe(newSession);
});

test("two attempts are compared by dimension and key point, in both directions", async () => {
  const client = await createClient();
  const { first } = await createTwoAttempts(client);
  const comparison = await openMain(client, QUESTION);
  expect(comparison).toHaveText(/2 attempts, up from \d+ to \d+\./);
  expect(comparison).toHaveText("Key points, before and after");
  expect(comparison).toHaveText(/What was said \d+ to \d+ \+\d+/);
  expect(comparison).toHaveText(/Open We think so , better/);
  expect(comparison).toHaveText("this question returns on");
  expect(await openMain(client, `${QUESTION}?old=2&new=1`)).toHaveText(
    /Hollow dot: attempt 2\. Filled dot: attempt 1\..*What was said \d+ to \d+ −\d+/,
  );
  const earlierReview = await openMain(client, `${first}/review/${SLOW_JOIN_NUMBER}?attempt=1`);
  expect(earlierReview).toHaveText(POOR_ANSWER);
  expect(earlierReview).not.toHaveText("What changed since your first attempt");
});

test("the review of a second attempt compares it with the first and has all parts of a review", async () => {
  const client = await createSignedInClient();
  const { second } = await createTwoAttempts(client);
  const review = await openMain(client, `${second}/review/1`);
  for (const part of [
    "What changed since your first attempt",
    "Attempt 2",
    "Samples",
    "Early career",
    "Experienced",
    "Why you got these points",
    "Built-in coach",
    "We think so",
  ])
    expect(review).toHaveText(part);
});

test("the review of a story shows its parts, the next points and when the question comes back", async () => {
  const client = await createSignedInClient();
  const { question } = questionById("project-that-failed") ?? expect.unreachable();
  const beginning = question.samples.junior.split(". ").slice(0, 2).join(". ");
  const session = await startSession(client, "leadership");
  const response = await submitAnswer(client, session, beginning, getQuestionNumber(question.id));
  const review = await openMain(client, response.headers.get("Location") ?? "");
  expect(review).toHaveText("Your story’s parts");
  expect(review).toHaveText(/(Situation|Task|Action|Result) We think: sentence/);
  expect(review).toHaveText(/Or wait: this question returns on \w+day, \w+ \d+\./);
});

test.each(["?old=0", "?old=3", "?old=x", "?new=9", "?old=1.5", "?old=1&new=99999999999"])(
  "comparing attempts with %s is 404",
  async (query) => {
    const client = await createClient();
    await createTwoAttempts(client);
    expect((await client.get(QUESTION + query)).status).toBe(404);
  },
);

test("comparing an attempt with itself is 400 and says why", async () => {
  const client = await createClient();
  await createTwoAttempts(client);
  const page = await readPage(await client.get(`${QUESTION}?old=2&new=2`));
  expect(page.status).toBe(400);
  expect(page).toHaveText("You chose the same attempt twice.");
});

test.each(["?attempt=2", "?attempt=0", "?attempt=x", "?attempt="])(
  "the review of an attempt that does not exist (%s) is 404",
  async (query) => {
    const client = await createClient();
    const { first } = await createTwoAttempts(client);
    expect((await client.get(`${first}/review/${SLOW_JOIN_NUMBER}${query}`)).status).toBe(404);
    for (const number of ["0", "-1", "5", "99", "x", "1e1"])
      expect([number, (await client.get(`${first}/review/${number}`)).status]).toEqual([
        number,
        404,
      ]);
  },
);

test("attempts are not shown to other people", async () => {
  await createTwoAttempts(await createSignedInClient());
  for (const otherClient of [await createClient(), await createSignedInClient()])
    expect(await openMain(otherClient, QUESTION)).toHaveText(
      "You haven’t answered this question yet.",
    );
});

test("an answer without words or code is no answer in code alone", async () => {
  const client = await createClient();
  const session = await startSession(client);
  await submitAnswer(client, session, "???");
  const main = await openMain(client, QUESTION);
  expect(main).toHaveText("Attempt 1");
  expect(main).not.toHaveText("code alone");
});

test("an attempt’s link counts only the questions that are still in the bank", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  const [row] = select("select question_ids from interview_sessions where id = ?", [
    getSessionId(session),
  ]);
  const ids = JSON.parse(String(row?.question_ids)) as string[];
  execute("update interview_sessions set question_ids = ? where id = ?", [
    JSON.stringify(["no-longer-in-the-bank", ...ids]),
    getSessionId(session),
  ]);
  const main = await openMain(client, QUESTION);
  const link = main.getByRole("link", "Attempt 1").attribute("href") ?? "";
  expect(await openMain(client, link)).toHaveText(POOR_ANSWER);
  const again = (await client.post(QUESTION, {})).headers.get("Location") ?? "";
  expect(again).toBe(`${session}?question=${SLOW_JOIN_NUMBER}`);
});
