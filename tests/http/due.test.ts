import { afterEach, describe, expect, test, vi } from "vitest";
import { GOOD, POOR, SLOW_JOIN, answer, startSession } from "../support/interviews";
import { type Visitor, signedIn, textOf, visitor } from "../support/visitor";

const read = async (who: Visitor, path: string) => textOf(await (await who.get(path)).text());
const START = Date.parse("2026-11-02T10:00:00Z");
const onDay = (day: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: START + day * 86_400_000 });

afterEach(() => vi.useRealTimers());

describe("a question comes back", () => {
  test("the next day after a poor answer, and a session asks what is due", async () => {
    for (const who of [await visitor(), await signedIn()]) {
      onDay(0);
      const session = await startSession(who);
      await answer(who, session, SLOW_JOIN, POOR);
      expect(await read(who, "/interview")).toContain(
        "Nothing is due today. The next question comes back on Tuesday, November 3.",
      );
      expect((await who.post("/interview/due", {})).headers.get("Location")).toBe("/interview/due");
      await who.post(session, { intent: "end" });
      onDay(1);
      expect(await read(who, "/interview")).toContain("One question has come back");
      expect(await read(who, "/interview/due")).toMatch(
        /One question is due.*Answer it now.*today/,
      );
      const due = (await who.post("/interview/due", {})).headers.get("Location") ?? "";
      expect(await read(who, due)).toContain("Questions due");
      expect(await read(who, due)).toContain("1 of 1");
      await answer(who, due, SLOW_JOIN, GOOD);
      expect(await read(who, "/interview/due")).toContain("Nothing is due today");
      vi.useRealTimers();
    }
  });

  test("later and later while the answer holds, until it is mastered", async () => {
    const who = await visitor();
    for (const day of [0, 8]) {
      onDay(day);
      const session = await startSession(who);
      await answer(who, session, SLOW_JOIN, GOOD);
      await who.post(session, { intent: "end" });
    }
    const page = await read(who, "/interview/due");
    expect(page).toContain("Your one question is mastered. Nothing is due.");
    expect(await read(who, "/interview")).toContain("1 mastered.");
    onDay(100);
    expect(await read(who, "/interview/due")).toContain("One question is due");
  });
});

test("nobody's first visit asks for anything, and another person's questions are not due for one", async () => {
  onDay(0);
  const who = await signedIn();
  await answer(who, await startSession(who), SLOW_JOIN, POOR);
  onDay(3);
  for (const other of [await visitor(), await signedIn()]) {
    expect(await read(other, "/interview")).not.toContain("due today");
    expect(await read(other, "/interview/due")).toContain("Nothing comes back yet.");
    expect((await other.post("/interview/due", {})).headers.get("Location")).toBe("/interview/due");
  }
});
