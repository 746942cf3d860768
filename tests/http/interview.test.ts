import { describe, expect, test } from "vitest";
import { cardById } from "~/data/questions/cards.server";
import {
  type Client,
  registerPerson,
  createSignedInClient,
  textOf,
  createClient,
} from "../support/client";

async function startSession(client: Client, card = "databases"): Promise<string> {
  const response = await client.post("/interview", { card });
  return response.headers.get("Location") ?? "";
}

async function readQuestionFields(client: Client, session: string) {
  const html = await (await client.get(session)).text();
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  return { questionId: value("questionId"), attempt: value("attempt"), intent: "answer" };
}

test("each tab lists its three cards with their figures", async () => {
  const client = await createClient();
  for (const tab of ["technical", "behavioral", "case"]) {
    const html = await (await client.get(`/interview?tab=${tab}`)).text();
    expect(html.match(/aria-label="Start practice: /g)).toHaveLength(3);
  }
  expect(await (await client.get("/interview?tab=<script>")).text()).toContain(
    "Start practice: Databases and SQL",
  );
});

test("only a session's page may ask for the camera", async () => {
  const client = await createClient();
  const session = await startSession(client);
  expect((await client.get(session)).headers.get("Permissions-Policy")).toContain("camera=(self)");
  expect((await client.get("/interview")).headers.get("Permissions-Policy")).toContain("camera=()");
});

test("a card that does not exist: 400", async () => {
  expect((await (await createClient()).post("/interview", { card: "no-such-card" })).status).toBe(
    400,
  );
});

describe("answering", () => {
  test("empty, blank or far too long: 400 under the field, the text kept", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    for (const answer of ["", "  \n "]) {
      const response = await client.post(session, { ...form, answer });
      expect(response.status).toBe(400);
      expect(textOf(await response.text())).toContain("Write your answer first.");
    }
    const long = `words ${"x".repeat(50_001)}`;
    const response = await client.post(session, { ...form, answer: long });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(long);
    expect(textOf(html)).toContain("Use at most 50000 characters.");
  });

  test("sent twice, the first one stands", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    await client.post(session, { ...form, answer: "The first answer, about the query plan." });
    const twice = await client.post(session, {
      ...form,
      answer: "The first answer, about the query plan.",
    });
    expect(twice.headers.get("Location")).toBe(`${session}/review/1`);
    const other = await client.post(session, {
      ...form,
      answer: "The second answer, from another tab.",
    });
    expect(other.status).toBe(409);
    const html = await other.text();
    expect(html).toContain("The second answer, from another tab.");
    expect(textOf(html)).toContain("This question was answered in another tab meanwhile.");
    const review = textOf(await (await client.get(`${session}/review/1`)).text());
    expect(review).toContain("The first answer");
    expect(review).not.toContain("The second answer");
  });

  test("answered again on purpose, the new one is reviewed", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    await client.post(session, {
      ...(await readQuestionFields(client, session)),
      answer: "The first answer, about the query plan.",
    });
    const again = await readQuestionFields(client, `${session}?question=1`);
    expect(again.attempt).toBe("2");
    await client.post(session, { ...again, answer: "Another answer, about the indexes." });
    expect(textOf(await (await client.get(`${session}/review/1`)).text())).toContain("Attempt 2");
  });

  test("a strong answer beats a weak one, and junk scores as junk", async () => {
    const client = await createSignedInClient();
    const number =
      1 + (cardById("databases")?.questions.findIndex(({ id }) => id === "slow-join-query") ?? -1);
    const scoreOf = async (answer: string) => {
      const session = await startSession(client);
      await client.post(session, {
        ...(await readQuestionFields(client, `${session}?question=${number}`)),
        answer,
      });
      const html = await (await client.get(`${session}/review/${number}`)).text();
      return Number(/Score (\d+) of 100/.exec(textOf(html))?.[1]);
    };
    const strong = await scoreOf(
      "I run EXPLAIN ANALYZE and compare the real plan with last month's. A sequential scan where there was an index scan tells me the index is no longer used. Then I ask what changed: how many rows orders gained, a deploy, a schema change. If estimated rows are far from actual rows the statistics are stale, so I run ANALYZE. I rule out lock waits and disk load. I try a composite index on a copy with production data and time the same query before and after.",
    );
    const weak = await scoreOf(
      "I would look at the query plan and check whether the indexes are used.",
    );
    const junk = await scoreOf("blah blah banana keyboard yes yes yes");
    expect(strong).toBeGreaterThan(weak + 20);
    expect(weak).toBeGreaterThan(junk);
    expect(junk).toBeLessThanOrEqual(20);
  });

  test("markup in an answer is shown, not run", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    await client.post(session, {
      ...(await readQuestionFields(client, session)),
      answer: "<img src=x onerror=alert(1)> I would read the query plan.",
    });
    const html = await (await client.get(`${session}/review/1`)).text();
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x");
  });

  test.each([
    [{ intent: "answer", questionId: "not-in-this-session", attempt: "1", answer: "x y z" }, 400],
    [{ intent: "answer", questionId: "", attempt: "0", answer: "x y z" }, 400],
    [{ intent: "skip", questionId: "not-in-this-session" }, 400],
    [{ intent: "burn" }, 400],
    [{}, 400],
  ])("%j: %i", async (form, status) => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    expect((await client.post(session, form as Record<string, string>)).status).toBe(status);
  });

  test("after the end an answer changes nothing and says why", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    await client.post(session, { intent: "end" });
    const lateResponse = await client.post(session, {
      ...form,
      answer: "Too late, about the query plan.",
    });
    expect(lateResponse.headers.get("Location")).toBe(`${session}/report`);
    expect(textOf(await (await client.get(`${session}/report`)).text())).toContain(
      "This session has already ended",
    );
    expect((await client.get(`${session}/review/1`)).status).toBe(404);
  });
});

describe("whose session it is", () => {
  test("another person, and nobody, find nothing there and change nothing", async () => {
    const owner = await createSignedInClient();
    const session = await startSession(owner);
    const form = await readQuestionFields(owner, session);
    for (const other of [await createSignedInClient(), await createClient()]) {
      expect((await other.get(session)).status).toBe(404);
      expect((await other.get(`${session}/report`)).status).toBe(404);
      expect(
        (await other.post(session, { ...form, answer: "Mine now, about the query plan." })).status,
      ).toBe(404);
      expect((await other.post(session, { intent: "end" })).status).toBe(404);
    }
    expect((await owner.get(session)).status).toBe(200);
  });

  test("what a visitor began is theirs, and goes with them into their account", async () => {
    const client = await createClient();
    const session = await startSession(client);
    await client.post(session, {
      ...(await readQuestionFields(client, session)),
      answer: "I read the query plan first.",
    });
    expect((await client.get(`${session}/review/1`)).status).toBe(200);
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(textOf(await (await client.get("/profile/sessions")).text())).toContain(
      "Databases and SQL",
    );
    expect((await client.get(`${session}/review/1`)).status).toBe(200);
  });
});
