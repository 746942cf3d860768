import { expect, test } from "vitest";
import { execute, select } from "../support/database";
import { readQuestionFields, startSession } from "../support/interview";
import { GOOD_ANSWER, POOR_ANSWER, SLOW_JOIN_ID } from "../support/interviews";
import {
  type Client,
  registerPerson,
  createSignedInClient,
  textOf,
  createClient,
} from "../support/client";
import { questionById } from "~/data/questions/cards.server";

const question = questionById(SLOW_JOIN_ID)?.question ?? expect.unreachable(SLOW_JOIN_ID);
const QUESTION_NUMBER = 4;
const SAMPLE = "You read the sample answer before this one.";
const REVIEW = "You read the review of an earlier try before this one.";
const HINT = "You opened the hint before this one.";

const readPageText = async (client: Client, path: string) =>
  textOf(await (await client.get(path)).text());
const getReviewPath = (client: Client, session: string, attempt = 1) =>
  readPageText(client, `${session}/review/${QUESTION_NUMBER}?attempt=${attempt}`);
const getQuestionPath = (session: string) => `${session}?question=${QUESTION_NUMBER}`;

async function openHelp(client: Client, session: string, intent: "sample" | "hint", text = "") {
  return client.post(session, {
    ...(await readQuestionFields(client, getQuestionPath(session))),
    intent,
    answer: text,
  });
}

async function submitAnswer(client: Client, session: string, text = POOR_ANSWER) {
  return client.post(session, {
    ...(await readQuestionFields(client, getQuestionPath(session))),
    intent: "answer",
    answer: text,
  });
}

/** As if so many hours had gone by since. */
function ageSession(session: string, hours: number): void {
  const id = session.split("/").at(-1);
  const then = new Date(Date.now() - hours * 3_600_000).toISOString();
  execute("update interview_help set shown_at = ? where session_id = ?", [then, id]);
  execute("update interview_answers set created_at = ? where session_id = ?", [then, id]);
}

test("neither sample nor hint is on the page before it is asked for, whatever the address says", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  for (const address of [getQuestionPath(session), `${getQuestionPath(session)}&show=samples`]) {
    const page = await (await client.get(address)).text();
    expect(page).not.toContain(question.samples.senior.slice(0, 40));
    expect(page).not.toContain(question.hint.slice(0, 30));
  }
});

test("an answer after the sample says so in its review and in the report; one without says nothing", async () => {
  const client = await createSignedInClient();
  const helped = await startSession(client);
  expect((await openHelp(client, helped, "sample", "My beginning")).headers.get("Location")).toBe(
    `${getQuestionPath(helped)}#samples`,
  );
  expect(await readPageText(client, getQuestionPath(helped))).toContain(
    question.samples.senior.slice(0, 40),
  );
  await submitAnswer(client, helped);
  expect(await getReviewPath(client, helped)).toContain(SAMPLE);
  expect(await readPageText(client, `${helped}/report`)).toContain(SAMPLE);

  const otherClient = await createSignedInClient();
  const plain = await startSession(otherClient);
  await submitAnswer(otherClient, plain);
  for (const page of [
    await getReviewPath(otherClient, plain),
    await readPageText(otherClient, `${plain}/report`),
  ])
    expect(page).not.toMatch(/before this one/);
});

test("the hint is told as the hint, and the sample outweighs it", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  expect((await openHelp(client, session, "hint")).headers.get("Location")).toBe(
    `${getQuestionPath(session)}#hint`,
  );
  expect(await readPageText(client, getQuestionPath(session))).toContain(
    question.hint.slice(0, 30),
  );
  await submitAnswer(client, session);
  expect(await getReviewPath(client, session)).toContain(HINT);
  await openHelp(client, session, "hint");
  await openHelp(client, session, "sample");
  await submitAnswer(client, session, GOOD_ANSWER);
  expect(await getReviewPath(client, session, 2)).toContain(SAMPLE);
});

test("a second try has seen the review of the first, in any session; after a night it has to be remembered", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await submitAnswer(client, session);
  await submitAnswer(client, session, GOOD_ANSWER);
  expect(await getReviewPath(client, session, 1)).not.toContain(REVIEW);
  expect(await getReviewPath(client, session, 2)).toContain(REVIEW);
  await client.post(session, { intent: "end" });
  const again = await startSession(client);
  await submitAnswer(client, again);
  expect(await getReviewPath(client, again)).toContain(REVIEW);
  for (const each of [session, again]) ageSession(each, 13);
  const nextDay = await startSession(client);
  await submitAnswer(client, nextDay, GOOD_ANSWER);
  expect(await getReviewPath(client, nextDay)).not.toMatch(/before this one/);
});

test("the sample read in one session counts in the next, and goes with a visitor into their account", async () => {
  const client = await createClient();
  const session = await startSession(client);
  await openHelp(client, session, "sample");
  const { email, password } = await registerPerson(await createClient());
  await client.post("/login", { email, password });
  const later = await startSession(client);
  await submitAnswer(client, later);
  expect(await getReviewPath(client, later)).toContain(SAMPLE);
});

test("a live interview gives no help and asks for none; the review of another session counts in it", async () => {
  const client = await createSignedInClient();
  const live = await startSession(client, "databases", "live");
  await openHelp(client, live, "sample");
  await openHelp(client, live, "hint");
  expect(await readPageText(client, getQuestionPath(live))).not.toContain(
    question.samples.senior.slice(0, 40),
  );
  await submitAnswer(client, live);
  // Its review is not shown yet, so the same question elsewhere is answered unaided.
  const practice = await startSession(client);
  await submitAnswer(client, practice);
  expect(await getReviewPath(client, practice)).not.toMatch(/before this one/);
  await client.post(live, { intent: "end" });
  expect(await getReviewPath(client, live)).not.toMatch(/before this one/);
  await submitAnswer(client, practice, GOOD_ANSWER);
  expect(await getReviewPath(client, practice, 2)).toContain(REVIEW);
});

test("nobody else can open help in a session, nor of a question it does not ask", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const form = await readQuestionFields(client, getQuestionPath(session));
  expect(
    (await (await createSignedInClient()).post(session, { ...form, intent: "sample" })).status,
  ).toBe(404);
  expect(
    (await client.post(session, { ...form, questionId: "project-that-failed", intent: "sample" }))
      .status,
  ).toBe(400);
  expect(
    select("select * from interview_help where session_id = ?", [session.split("/").at(-1)]),
  ).toEqual([]);
});

test("a shared report tells it beside the score, to whoever reads it", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await openHelp(client, session, "sample");
  await submitAnswer(client, session);
  const link = async (fields: Record<string, string>) => {
    const html = await (
      await client.post(`${session}/share`, { intent: "make", days: "7", ...fields })
    ).text();
    const [, key] = /shared-report\?key=([\w-]+)/.exec(html) ?? [];
    return readPageText(await createClient(), `/shared-report?key=${key}`);
  };
  expect(await link({ scores: "on" })).toContain("Given after reading the sample answer.");
  expect(await link({ plan: "on" })).not.toContain("after reading the sample answer");
});
