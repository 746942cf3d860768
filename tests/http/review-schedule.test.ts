import { afterEach, describe, expect, test, vi } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { GOOD_ANSWER, startSession, submitAnswer } from "../support/interview";
import { openMain, openPage } from "../support/page";

const POOR_ANSWER = "I would look at the query plan and check whether the indexes are used.";

const START = Date.parse("2026-11-02T10:00:00Z");
const setToday = (day: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: START + day * 86_400_000 });
const startDueSession = async (client: Client) =>
  (await client.post("/interview/due", {})).headers.get("Location") ?? "";

afterEach(() => vi.useRealTimers());

describe("a question comes back", () => {
  test("the day after a poor answer, in a session of due questions", async () => {
    for (const create of [createClient, createSignedInClient]) {
      setToday(0);
      const client = await create();
      const session = await startSession(client);
      await submitAnswer(client, session, POOR_ANSWER);
      const start = await openMain(client, "/interview");
      expect(start).not.toHaveText("due today");
      expect(start.links()).toContainEqual(["Review schedule", "/interview/due"]);
      expect(await startDueSession(client)).toBe("/interview/due");
      await client.post(session, { intent: "end" });
      setToday(1);
      expect(await openMain(client, "/interview")).toHaveText("One question is due");
      expect(await openMain(client, "/interview/due")).toHaveText(
        /One question is due.*due today.*Answer it now/,
      );
      const dueSession = await startDueSession(client);
      const sessionPage = await openPage(client, dueSession);
      expect(sessionPage).toHaveText("Questions due");
      expect(sessionPage.main.headings(1)).toHaveLength(1);
      await submitAnswer(client, dueSession, GOOD_ANSWER, 1);
      expect(await openMain(client, "/interview/due")).toHaveText("Nothing is due today");
      vi.useRealTimers();
    }
  });

  test("after longer and longer times while the answers are good, until it is mastered", async () => {
    const client = await createClient();
    for (const day of [0, 8]) {
      setToday(day);
      const session = await startSession(client);
      await submitAnswer(client, session, GOOD_ANSWER);
      await client.post(session, { intent: "end" });
    }
    expect(await openMain(client, "/interview/due")).toHaveText(
      "Your only question is mastered. Nothing is due.",
    );
    setToday(100);
    expect(await openMain(client, "/interview/due")).toHaveText("One question is due");
  });
});

test("a day asks what fits into it, and the rest is left for tomorrow", async () => {
  const client = await createClient();
  setToday(0);
  const session = await startSession(client);
  for (const number of [1, 2, 3, 4]) await submitAnswer(client, session, POOR_ANSWER, number);
  await client.post(session, { intent: "end" });
  setToday(1);
  const before = await openMain(client, "/interview/due");
  const [, shown = ""] = /Today, (\d+) minutes/.exec(before.text) ?? [];
  expect(Number(shown)).toBeGreaterThan(0);
  expect(Number(shown)).toBeLessThanOrEqual(15);
  expect(before).toHaveText("Left for tomorrow");
  const [, count = ""] = /(\d+) questions are due/.exec(before.text) ?? [];
  expect(Number(count)).toBeLessThan(4);
  const dueSession = await startDueSession(client);
  for (let number = 1; number <= Number(count); number += 1)
    await submitAnswer(client, dueSession, GOOD_ANSWER, number);
  const left = 4 - Number(count);
  expect(await openMain(client, "/interview/due")).toHaveText(
    `Done for today. ${left} more ${left === 1 ? "is" : "are"} due tomorrow.`,
  );
  expect(await openMain(client, "/interview")).toHaveText("left for tomorrow");
  expect(await startDueSession(client)).toBe("/interview/due");
  setToday(2);
  expect(await openMain(client, "/interview/due")).toHaveText("Answer");
});

test("a new visitor has nothing due, and nobody is asked another person's questions", async () => {
  setToday(0);
  const client = await createSignedInClient();
  await submitAnswer(client, await startSession(client), POOR_ANSWER);
  setToday(3);
  for (const otherClient of [await createClient(), await createSignedInClient()]) {
    expect(await openMain(otherClient, "/interview")).not.toHaveText("due today");
    expect(await openMain(otherClient, "/interview/due")).toHaveText("Nothing is scheduled yet.");
    expect(await startDueSession(otherClient)).toBe("/interview/due");
  }
});
