import { describe, expect, test } from "vitest";
import { GOOD, POOR, SLOW_JOIN, answer, startSession } from "../support/interviews";
import { type Visitor, signedIn, textOf, visitor } from "../support/visitor";

const read = async (who: Visitor, path: string) => textOf(await (await who.get(path)).text());

async function twoSessions(who: Visitor): Promise<[string, string]> {
  const ids: string[] = [];
  for (const text of [POOR, GOOD]) {
    const session = await startSession(who);
    await answer(who, session, SLOW_JOIN, text);
    ids.push(session.split("/").at(-1) ?? "");
  }
  return [ids[0] ?? "", ids[1] ?? ""];
}

test("nothing done yet: the way to a first answer", async () => {
  expect(await read(await visitor(), "/interview/history")).toContain(
    "No sessions yet. One question is enough.",
  );
  const who = await visitor();
  await startSession(who);
  expect(await read(who, "/interview/history")).toContain("0 answers in 1 session");
});

test("the trend of each card and skill, drawn and in numbers, for somebody without an account too", async () => {
  for (const who of [await visitor(), await signedIn()]) {
    await twoSessions(who);
    const html = await (await who.get("/interview/history")).text();
    expect(textOf(html)).toContain("2 answers in 2 sessions");
    expect(textOf(html)).toMatch(/Databases and SQL last on .*? 2 \d+ \d+ to \d+ \+\d+/);
    expect(textOf(html)).toMatch(/Query Optimization last on .*? 2 \d+ \d+ to \d+ \+\d+/);
    expect(html.match(/<svg viewBox="0 0 132 32"/g)?.length).toBeGreaterThan(1);
  }
});

test("a session's mean is that of the last tries, as in its report", async () => {
  const who = await signedIn();
  const session = await startSession(who);
  for (const text of [POOR, GOOD]) await answer(who, session, SLOW_JOIN, text);
  const [, mean] = /(\d+) on average/.exec(await read(who, "/interview/history")) ?? [];
  const [, score] = /(\d+) of 100/.exec(await read(who, `${session}/report`)) ?? [];
  expect([mean, Number(mean) > 85]).toEqual([score, true]);
});

describe("two sessions compared", () => {
  test("means, dimensions and shared questions, both ways", async () => {
    const who = await visitor();
    const [old, now] = await twoSessions(who);
    expect(await read(who, `/interview/compare?old=${old}&new=${now}`)).toMatch(
      /From \d+ to \d+ on average.*Correctness \d+ to \d+ \+\d+.*Question by question.*\+\d+/,
    );
    expect(await read(who, `/interview/compare?old=${now}&new=${old}`)).toMatch(/−\d+/);
  });

  test("one without answers is told so", async () => {
    const who = await visitor();
    const [old] = await twoSessions(who);
    const empty = (await startSession(who)).split("/").at(-1) ?? "";
    expect(await read(who, `/interview/compare?old=${old}&new=${empty}`)).toContain(
      "One of them has no answers yet",
    );
  });

  test("a live interview is offered when it has ended", async () => {
    const who = await visitor();
    const [old, now] = await twoSessions(who);
    const live =
      (await who.post("/interview", { card: "databases", mode: "live" })).headers.get("Location") ??
      "";
    const offered = async () =>
      (await (await who.get(`/interview/compare?old=${old}&new=${now}`)).text()).includes(
        `<option value="${live.split("/").at(-1)}"`,
      );
    expect(await offered()).toBe(false);
    await who.post(live, { intent: "end" });
    expect(await offered()).toBe(true);
  });

  test("one session that can be read is not enough, and it is said why", async () => {
    const who = await visitor();
    await answer(who, await startSession(who), SLOW_JOIN, GOOD);
    await who.post("/interview", { card: "databases", mode: "live" });
    expect(await read(who, "/interview/history")).toContain(
      "A live interview counts once you have ended it.",
    );
  });

  test("with itself: 400; unknown, missing or another person's: 404", async () => {
    const who = await signedIn();
    const [old] = await twoSessions(who);
    const same = await who.get(`/interview/compare?old=${old}&new=${old}`);
    expect(same.status).toBe(400);
    expect(textOf(await same.text())).toContain("Choose two different sessions");
    const [foreign] = await twoSessions(await signedIn());
    for (const query of [
      "",
      `?old=${old}`,
      `?old=${old}&new=no-such`,
      `?old=${old}&new=${foreign}`,
      `?old=${foreign}&new=${foreign}`,
      `?old=${old}&new=${"x".repeat(5000)}`,
    ]) {
      expect([query.slice(0, 60), (await who.get(`/interview/compare${query}`)).status]).toEqual([
        query.slice(0, 60),
        404,
      ]);
    }
    expect((await (await visitor()).get(`/interview/compare?old=${old}&new=${old}`)).status).toBe(
      404,
    );
  });
});
