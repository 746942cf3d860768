import { describe, expect, test } from "vitest";
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

async function createTwoSessions(client: Client): Promise<[string, string]> {
  const ids: string[] = [];
  for (const text of [POOR_ANSWER, GOOD_ANSWER]) {
    const session = await startSession(client);
    await answerQuestion(client, session, SLOW_JOIN_ID, text);
    ids.push(session.split("/").at(-1) ?? "");
  }
  return [ids[0] ?? "", ids[1] ?? ""];
}

test("nothing done yet: the way to a first answer", async () => {
  expect(await readPageText(await createClient(), "/interview/history")).toContain(
    "No sessions yet. One question is enough.",
  );
  const client = await createClient();
  await startSession(client);
  expect(await readPageText(client, "/interview/history")).toContain("0 answers in 1 session");
});

test("the trend of each card and skill, drawn and in numbers, for somebody without an account too", async () => {
  for (const client of [await createClient(), await createSignedInClient()]) {
    await createTwoSessions(client);
    const html = await (await client.get("/interview/history")).text();
    expect(textOf(html)).toContain("2 answers in 2 sessions");
    expect(textOf(html)).toMatch(/Databases and SQL last on .*? 2 \d+ \d+ to \d+ \+\d+/);
    expect(textOf(html)).toMatch(/Query Optimization last on .*? 2 \d+ \d+ to \d+ \+\d+/);
    expect(html.match(/<svg viewBox="0 0 132 32"/g)?.length).toBeGreaterThan(1);
  }
});

test("a session's mean is that of the last tries, as in its report", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  for (const text of [POOR_ANSWER, GOOD_ANSWER])
    await answerQuestion(client, session, SLOW_JOIN_ID, text);
  const [, mean] = /(\d+) on average/.exec(await readPageText(client, "/interview/history")) ?? [];
  const [, score] = /(\d+) of 100/.exec(await readPageText(client, `${session}/report`)) ?? [];
  expect([mean, Number(mean) > 85]).toEqual([score, true]);
});

describe("two sessions compared", () => {
  test("means, dimensions and shared questions, both ways", async () => {
    const client = await createClient();
    const [old, now] = await createTwoSessions(client);
    expect(await readPageText(client, `/interview/compare?old=${old}&new=${now}`)).toMatch(
      /From \d+ to \d+ on average.*Correctness \d+ to \d+ \+\d+.*Question by question.*\+\d+/,
    );
    expect(await readPageText(client, `/interview/compare?old=${now}&new=${old}`)).toMatch(/−\d+/);
  });

  test("one without answers is told so", async () => {
    const client = await createClient();
    const [old] = await createTwoSessions(client);
    const empty = (await startSession(client)).split("/").at(-1) ?? "";
    expect(await readPageText(client, `/interview/compare?old=${old}&new=${empty}`)).toContain(
      "One of them has no answers yet",
    );
  });

  test("a live interview is offered when it has ended", async () => {
    const client = await createClient();
    const [old, now] = await createTwoSessions(client);
    const live =
      (await client.post("/interview", { card: "databases", mode: "live" })).headers.get(
        "Location",
      ) ?? "";
    const offered = async () =>
      (await (await client.get(`/interview/compare?old=${old}&new=${now}`)).text()).includes(
        `<option value="${live.split("/").at(-1)}"`,
      );
    expect(await offered()).toBe(false);
    await client.post(live, { intent: "end" });
    expect(await offered()).toBe(true);
  });

  test("one session that can be read is not enough, and it is said why", async () => {
    const client = await createClient();
    await answerQuestion(client, await startSession(client), SLOW_JOIN_ID, GOOD_ANSWER);
    await client.post("/interview", { card: "databases", mode: "live" });
    expect(await readPageText(client, "/interview/history")).toContain(
      "A live interview counts once you have ended it.",
    );
  });

  test("with itself: 400; unknown, missing or another person's: 404", async () => {
    const client = await createSignedInClient();
    const [old] = await createTwoSessions(client);
    const same = await client.get(`/interview/compare?old=${old}&new=${old}`);
    expect(same.status).toBe(400);
    expect(textOf(await same.text())).toContain("Choose two different sessions");
    const [foreign] = await createTwoSessions(await createSignedInClient());
    for (const query of [
      "",
      `?old=${old}`,
      `?old=${old}&new=no-such`,
      `?old=${old}&new=${foreign}`,
      `?old=${foreign}&new=${foreign}`,
      `?old=${old}&new=${"x".repeat(5000)}`,
    ]) {
      expect([query.slice(0, 60), (await client.get(`/interview/compare${query}`)).status]).toEqual(
        [query.slice(0, 60), 404],
      );
    }
    expect(
      (await (await createClient()).get(`/interview/compare?old=${old}&new=${old}`)).status,
    ).toBe(404);
  });
});
