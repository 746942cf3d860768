import { describe, expect, test } from "vitest";
import { type Client, createClient, createSignedInClient, registerPerson } from "../support/client";
import {
  getSessionId,
  GOOD_ANSWER,
  POOR_ANSWER,
  SLOW_JOIN_NUMBER,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { execute, select } from "../support/database";
import { openMain, openPage, readPage } from "../support/page";

async function startWithForm(client: Client) {
  const session = await startSession(client);
  const fields = await readQuestionFields(client, session);
  return { session, form: { ...fields, intent: "answer" } };
}

test("each tab has three cards to start; an unknown tab opens the first", async () => {
  const client = await createClient();
  for (const tab of ["technical", "behavioral", "case"]) {
    const main = await openMain(client, `/interview?tab=${tab}`);
    expect(main.allByRole("button", /^Start Practice: /)).toHaveLength(3);
  }
  const main = await openMain(client, "/interview?tab=<script>");
  expect(main.names("button")).toContain("Start Practice: Databases and SQL");
});

test("only a session's page may ask for the camera", async () => {
  const client = await createClient();
  const session = await client.get(await startSession(client));
  expect(session.headers.get("Permissions-Policy")).toContain("camera=(self)");
  const list = await client.get("/interview");
  expect(list.headers.get("Permissions-Policy")).toContain("camera=()");
});

test("a start button pressed several times at once starts one session", async () => {
  const client = await createSignedInClient();
  const starts = await Promise.all([1, 2, 3].map(() => startSession(client)));
  expect(new Set(starts).size).toBe(1);
  expect(await startSession(client, "databases", "live")).not.toBe(starts[0]);
});

test("a start sent again while the first one was slow leads to the session that has begun", async () => {
  const client = await createSignedInClient();
  const first = await startSession(client);
  const start = (seconds: number) => {
    execute("update interview_sessions set started_at = ? where owner_id = ?", [
      new Date(Date.now() - seconds * 1000).toISOString(),
      client.id,
    ]);
    return startSession(client);
  };
  expect(await start(30)).toBe(first);
  expect(await start(90)).not.toBe(first);
});

test("starting an unknown card is 400", async () => {
  const client = await createClient();
  expect((await client.post("/interview", { card: "no-such-card" })).status).toBe(400);
});

describe("an answer", () => {
  test.each(["", "  \n "])("of %j is 400 under the field", async (answer) => {
    const client = await createSignedInClient();
    const { session, form } = await startWithForm(client);
    const page = await readPage(await client.post(session, { ...form, answer }));
    expect(page.status).toBe(400);
    expect(page.getField("answer").description).toContain("Write your answer first");
  });

  test("may have 50,000 characters; one more is 400 under the field, with the text filled in", async () => {
    const client = await createSignedInClient();
    const { session, form } = await startWithForm(client);
    const answer = "a plan ".repeat(7_143).slice(0, 50_001).replace(/ $/, "s");
    const page = await readPage(await client.post(session, { ...form, answer }));
    expect(page.status).toBe(400);
    expect(page.getField("answer").description).toContain("Use at most 50,000 characters.");
    expect(page.getField("answer").value === answer).toBe(true);
    const longest = answer.slice(1);
    expect((await client.post(session, { ...form, answer: longest })).status).toBe(302);
  });

  test("sent twice is saved once; a different one from another tab is 409", async () => {
    const client = await createSignedInClient();
    const { session, form } = await startWithForm(client);
    const first = { ...form, answer: "The first answer, about the query plan." };
    await client.post(session, first);
    const repeated = await client.post(session, first);
    expect(repeated.headers.get("Location")).toBe(`${session}/review/1`);
    const second = { ...form, answer: "The second answer, from another tab." };
    const conflict = await readPage(await client.post(session, second));
    expect(conflict.status).toBe(409);
    expect(conflict.getField("answer").value).toBe(second.answer);
    expect(conflict).toHaveText("This question was already answered in another tab.");
    const review = await openMain(client, `${session}/review/1`);
    expect(review).toHaveText("The first answer");
    expect(review).not.toHaveText("The second answer");
  });

  test("pasted twice is offered once, and kept twice by whoever submits it again", async () => {
    const client = await createSignedInClient();
    const once = "I read the query plan first.\nThen I ask what changed since last month.";
    const twice = `${once}\n${once}`;
    for (const [intent, kept] of [
      ["answer-once", once],
      ["answer", twice],
    ] as const) {
      const { session, form } = await startWithForm(client);
      const page = await readPage(await client.post(session, { ...form, answer: twice }));
      expect(page.status).toBe(400);
      const field = page.getField("answer");
      expect(field.description).toContain("This text is in here twice.");
      expect(field.value).toBe(twice);
      expect(page.names("button")).toContain("Submit it once");
      const fields = Object.fromEntries(field.closest("form").formEntries());
      const sent = await client.post(session, { ...fields, intent });
      expect(sent.headers.get("Location")).toBe(`${session}/review/1`);
      expect(
        select("select answer from interview_answers where session_id = ?", [
          getSessionId(session),
        ]),
      ).toEqual([{ answer: kept }]);
    }
  });

  test("to a question answered before is a second attempt", async () => {
    const client = await createSignedInClient();
    const { session, form } = await startWithForm(client);
    await client.post(session, { ...form, answer: "The first answer, about the query plan." });
    const fields = await readQuestionFields(client, `${session}?question=1`);
    expect(fields.attempt).toBe("2");
    await submitAnswer(client, session, "Another answer, about the indexes.", 1);
    expect(await openMain(client, `${session}/review/1`)).toHaveText("Attempt 2");
  });

  test("is reviewed on a page that is read, without React", async () => {
    const client = await createClient();
    const session = await startSession(client);
    await submitAnswer(client, session, GOOD_ANSWER);
    const review = await openPage(client, `${session}/review/${SLOW_JOIN_NUMBER}`);
    expect(review.source).not.toContain("__remixContext");
    // The island of the recordings is in a template until the browser has one.
    expect(review.source).toContain('<template><div data-island="recordings"');
    expect(review.descendants.filter((element) => element.has("data-island"))).toEqual([]);
  });

  test("that is good scores far above a poor one, and nonsense at most 20", async () => {
    const client = await createSignedInClient();
    const getScore = async (answer: string) => {
      const session = await startSession(client);
      await submitAnswer(client, session, answer);
      const [row] = select("select score from interview_answers where session_id = ?", [
        getSessionId(session),
      ]);
      return Number(row?.score);
    };
    const [good, poor, nonsense] = [
      await getScore(GOOD_ANSWER),
      await getScore(POOR_ANSWER),
      await getScore("blah blah banana keyboard yes yes yes"),
    ];
    expect(good).toBeGreaterThan(poor + 20);
    expect(poor).toBeGreaterThan(nonsense);
    expect(nonsense).toBeLessThanOrEqual(20);
  });

  test("after the end is not reviewed, and the report says why", async () => {
    const client = await createSignedInClient();
    const { session, form } = await startWithForm(client);
    await client.post(session, { intent: "end" });
    const late = { ...form, answer: "Too late, about the query plan." };
    const response = await client.post(session, late);
    expect(response.headers.get("Location")).toBe(`${session}/report`);
    expect(await openPage(client, `${session}/report`)).toHaveText(
      "This session has already ended",
    );
    expect((await client.get(`${session}/review/1`)).status).toBe(404);
  });
});

test.each<[Record<string, string>]>([
  [{ intent: "answer", questionId: "not-in-this-session", attempt: "1", answer: "x y z" }],
  [{ intent: "answer", questionId: "", attempt: "0", answer: "x y z" }],
  [{ intent: "skip", questionId: "not-in-this-session" }],
  [{ intent: "burn" }],
  [{}],
])("sending %j to a session is 400", async (form) => {
  const client = await createClient();
  const session = await startSession(client);
  expect((await client.post(session, form)).status).toBe(400);
});

test("other people get 404 for a session, visitors the sign-in page, and nobody can change it", async () => {
  const owner = await createSignedInClient();
  const { session, form } = await startWithForm(owner);
  for (const [otherClient, status] of [
    [await createSignedInClient(), 404],
    [await createClient(), 302],
  ] as const) {
    expect((await otherClient.get(session)).status).toBe(status);
    expect((await otherClient.get(`${session}/report`)).status).toBe(status);
    const answer = { ...form, formKey: "", answer: "Mine now, about the query plan." };
    expect((await otherClient.post(session, answer)).status).toBe(status);
    expect((await otherClient.post(session, { intent: "end" })).status).toBe(status);
  }
  expect(await readQuestionFields(owner, session)).toMatchObject({ attempt: "1" });
});

test("a visitor's session moves into the account they sign in to", async () => {
  const client = await createClient();
  const session = await startSession(client);
  await submitAnswer(client, session, "I read the query plan first.", 1);
  expect((await client.get(`${session}/review/1`)).status).toBe(200);
  const { email, password } = await registerPerson(client);
  await client.post("/login", { email, password });
  expect(await openMain(client, "/profile/sessions")).toHaveText("Databases and SQL");
  expect((await client.get(`${session}/review/1`)).status).toBe(200);
});
