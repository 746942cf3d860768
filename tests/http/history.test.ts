import { describe, expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import {
  GOOD_ANSWER,
  POOR_ANSWER,
  getSessionId,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, readPage } from "../support/page";

const HISTORY = "/interview/history";

async function createTwoSessions(client: Client): Promise<[string, string]> {
  const poorSession = await startSession(client);
  await submitAnswer(client, poorSession, POOR_ANSWER);
  const goodSession = await startSession(client);
  await submitAnswer(client, goodSession, GOOD_ANSWER);
  return [getSessionId(poorSession), getSessionId(goodSession)];
}

test("an empty history says how to start, and sessions without answers don't count", async () => {
  expect(await openMain(await createClient(), HISTORY)).toHaveText(
    "No sessions yet. One question is enough to start.",
  );
  const client = await createClient();
  await startSession(client);
  expect(await openMain(client, HISTORY)).toHaveText("0 answers in 1 session");
});

test("sessions without an answer are folded below the others, and stay within reach", async () => {
  const client = await createClient();
  await submitAnswer(client, await startSession(client), GOOD_ANSWER);
  const opened = await startSession(client);
  const history = await openMain(client, HISTORY);
  expect(history).toHaveText("1 answer in 1 session");
  const folded = history
    .allByTag("details")
    .find((part) => part.text.includes("without an answer"));
  expect(folded).toHaveText("1 session without an answer");
  expect(folded?.links().map(([, href]) => href)).toEqual([opened]);
});

test("each card and skill has a trend, as a chart and in numbers, with and without an account", async () => {
  for (const client of [await createClient(), await createSignedInClient()]) {
    await createTwoSessions(client);
    const history = await openMain(client, HISTORY);
    expect(history).toHaveText("2 answers in 2 sessions");
    for (const topic of ["Databases and SQL", "Query Optimization"]) {
      const row = history.getByRole("rowheader", new RegExp(`^${topic}`)).closest("row");
      expect(row).toHaveText(/last on .*? 2 \d+ \d+ to \d+ \+\d+/);
      expect(row.allByTag("svg")).toHaveLength(1);
    }
  }
});

test("a session's mean counts the last attempt at each question, as its report does", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  for (const answer of [POOR_ANSWER, GOOD_ANSWER]) await submitAnswer(client, session, answer);
  const history = await openMain(client, HISTORY);
  const report = await openMain(client, `${session}/report`);
  const mean = Number(/(\d+) on average/.exec(history.text)?.[1]);
  expect(mean).toBeGreaterThan(80);
  expect(Number(/(\d+) of 100/.exec(report.text)?.[1])).toBe(mean);
});

describe("two sessions compared", () => {
  const openComparison = (client: Client, oldId: string, newId: string) =>
    openMain(client, `/interview/compare?old=${oldId}&new=${newId}`);

  test("show the change of means, dimensions and shared questions, the older first in either order", async () => {
    const client = await createClient();
    const [poor, good] = await createTwoSessions(client);
    for (const [first, second] of [
      [poor, good],
      [good, poor],
    ] as const)
      expect(await openComparison(client, first, second)).toHaveText(
        /From \d+ to \d+ on average.*What was said \d+% to \d+% \+\d+.*Question by question.*\+\d+/,
      );
  });

  test("of different cards are said not to be comparable, and show no change", async () => {
    const client = await createClient();
    const databases = await startSession(client);
    await submitAnswer(client, databases, GOOD_ANSWER);
    const conflict = await startSession(client, "conflict");
    await submitAnswer(client, conflict, GOOD_ANSWER, 1);
    const comparison = await openComparison(
      client,
      getSessionId(databases),
      getSessionId(conflict),
    );
    expect(comparison).toHaveText("Different cards: these scores can’t be compared");
    expect(comparison).not.toHaveText(/[+−]\d/);
    expect(comparison).not.toHaveText("not scored");
  });

  test("start from the last two of the same card", async () => {
    const client = await createClient();
    const [poor, good] = await createTwoSessions(client);
    await submitAnswer(client, await startSession(client, "conflict"), POOR_ANSWER, 1);
    const history = await openMain(client, HISTORY);
    const fields = Object.fromEntries(history.formEntries());
    expect([fields.old, fields.new]).toEqual([poor, good]);
  });

  test("are the last two of a card if none are named, else the history says what is missing", async () => {
    const client = await createClient();
    const redirect = async () => (await client.get("/interview/compare")).headers.get("Location");
    expect(await redirect()).toBe(HISTORY);
    const [poor, good] = await createTwoSessions(client);
    expect(await redirect()).toBe(`/interview/compare?old=${poor}&new=${good}`);
  });

  test("say so when one has no answers", async () => {
    const client = await createClient();
    const session = await startSession(client);
    await submitAnswer(client, session, POOR_ANSWER);
    const emptySession = await startSession(client);
    expect(
      await openComparison(client, getSessionId(session), getSessionId(emptySession)),
    ).toHaveText("One of these sessions has no score yet");
  });

  test("offer a live interview only once it has ended", async () => {
    const client = await createClient();
    const [poor, good] = await createTwoSessions(client);
    const live = await startSession(client, "databases", "live");
    const listChoices = async () => {
      const comparison = await openComparison(client, poor, good);
      return comparison.allByTag("option").map((option) => option.attribute("value"));
    };
    expect(await listChoices()).not.toContain(getSessionId(live));
    await client.post(live, { intent: "end" });
    expect(await listChoices()).toContain(getSessionId(live));
  });

  test("need a second session: an open live interview does not count, and the history says why", async () => {
    const client = await createClient();
    await submitAnswer(client, await startSession(client), GOOD_ANSWER);
    await startSession(client, "databases", "live");
    expect(await openMain(client, HISTORY)).toHaveText(
      "A live interview counts once you’ve ended it.",
    );
  });

  test("are 400 if identical, 404 if unknown, missing or another user's", async () => {
    const client = await createSignedInClient();
    const [id] = await createTwoSessions(client);
    const samePage = await readPage(await client.get(`/interview/compare?old=${id}&new=${id}`));
    expect(samePage.status).toBe(400);
    expect(samePage).toHaveText("Choose two different sessions");
    const otherClient = await createSignedInClient();
    const otherId = getSessionId(await startSession(otherClient));
    for (const query of [
      `?old=${id}`,
      `?old=${id}&new=no-such`,
      `?old=${id}&new=${otherId}`,
      `?old=${otherId}&new=${otherId}`,
      `?old=${id}&new=${"x".repeat(5000)}`,
    ]) {
      const { status } = await client.get(`/interview/compare${query}`);
      expect([query.slice(0, 60), status]).toEqual([query.slice(0, 60), 404]);
    }
    const visitor = await createClient();
    expect((await visitor.get(`/interview/compare?old=${id}&new=${id}`)).status).toBe(404);
  });
});
