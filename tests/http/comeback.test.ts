import { afterEach, describe, expect, test, vi } from "vitest";
import {
  GOOD_ANSWER,
  POOR_ANSWER,
  SLOW_JOIN_ID,
  answerQuestion,
  startSession,
} from "../support/interviews";
import { type Client, createSignedInClient, textOf, createClient } from "../support/client";

const readPageText = async (client: Client, path: string) =>
  textOf(await (await client.get(path)).text());
const START = Date.parse("2026-11-02T10:00:00Z");
const setToday = (day: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: START + day * 86_400_000 });

afterEach(() => vi.useRealTimers());

describe("a question comes back", () => {
  test("the next day after a poor answer, and a session asks what is due", async () => {
    for (const client of [await createClient(), await createSignedInClient()]) {
      setToday(0);
      const session = await startSession(client);
      await answerQuestion(client, session, SLOW_JOIN_ID, POOR_ANSWER);
      expect(await readPageText(client, "/interview")).toContain(
        "Nothing is due today. The next question comes back on Tuesday, November 3.",
      );
      expect((await client.post("/interview/due", {})).headers.get("Location")).toBe(
        "/interview/due",
      );
      await client.post(session, { intent: "end" });
      setToday(1);
      expect(await readPageText(client, "/interview")).toContain("One question has come back");
      expect(await readPageText(client, "/interview/due")).toMatch(
        /One question is due.*Answer it now.*today/,
      );
      const due = (await client.post("/interview/due", {})).headers.get("Location") ?? "";
      expect(await readPageText(client, due)).toContain("Questions due");
      expect(await readPageText(client, due)).toContain("1 of 1");
      await answerQuestion(client, due, SLOW_JOIN_ID, GOOD_ANSWER);
      expect(await readPageText(client, "/interview/due")).toContain("Nothing is due today");
      vi.useRealTimers();
    }
  });

  test("later and later while the answer holds, until it is mastered", async () => {
    const client = await createClient();
    for (const day of [0, 8]) {
      setToday(day);
      const session = await startSession(client);
      await answerQuestion(client, session, SLOW_JOIN_ID, GOOD_ANSWER);
      await client.post(session, { intent: "end" });
    }
    const page = await readPageText(client, "/interview/due");
    expect(page).toContain("Your one question is mastered. Nothing is due.");
    expect(await readPageText(client, "/interview")).toContain("1 mastered.");
    setToday(100);
    expect(await readPageText(client, "/interview/due")).toContain("One question is due");
  });
});

test("nobody's first visit asks for anything, and another person's questions are not due for one", async () => {
  setToday(0);
  const client = await createSignedInClient();
  await answerQuestion(client, await startSession(client), SLOW_JOIN_ID, POOR_ANSWER);
  setToday(3);
  for (const other of [await createClient(), await createSignedInClient()]) {
    expect(await readPageText(other, "/interview")).not.toContain("due today");
    expect(await readPageText(other, "/interview/due")).toContain("Nothing comes back yet.");
    expect((await other.post("/interview/due", {})).headers.get("Location")).toBe("/interview/due");
  }
});
