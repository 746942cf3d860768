import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { type Client, createClient, createSignedInClient, registerPerson } from "../support/client";
import { execute, select } from "../support/database";
import {
  GOOD_ANSWER,
  POOR_ANSWER,
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  getSessionId,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, openPage } from "../support/page";
import { createShareLink } from "../support/share-link";

const question = questionById(SLOW_JOIN_ID)?.question ?? expect.unreachable(SLOW_JOIN_ID);
const SAMPLE_BEGINNING = question.samples.senior.slice(0, 40);
const HINT_BEGINNING = question.hint.slice(0, 30);
const AFTER_SAMPLE = "You read the sample answer first.";
const AFTER_REVIEW = "You read the review of an earlier attempt first.";
const AFTER_HINT = "You opened the hint first.";
const AFTER_ANY_HELP = /You \w+ the [\w ]+ first/;

const getQuestionPath = (session: string) => `${session}?question=${SLOW_JOIN_NUMBER}`;
const openReview = (client: Client, session: string, attempt = 1) =>
  openMain(client, `${session}/review/${SLOW_JOIN_NUMBER}?attempt=${attempt}`);

async function openHelp(client: Client, session: string, intent: "sample" | "hint", answer = "") {
  const fields = await readQuestionFields(client, getQuestionPath(session));
  return client.post(session, { ...fields, intent, answer });
}

/** Makes a session's help and answers older than they are. */
function ageSession(session: string, hours: number): void {
  const id = getSessionId(session);
  const time = new Date(Date.now() - hours * 3_600_000).toISOString();
  execute("update interview_help set shown_at = ? where session_id = ?", [time, id]);
  execute("update interview_answers set created_at = ? where session_id = ?", [time, id]);
}

test("sample and hint are not in a page until requested, for any query", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  for (const path of [getQuestionPath(session), `${getQuestionPath(session)}&show=samples`]) {
    const page = await openPage(client, path);
    expect(page).not.toHaveInSource(SAMPLE_BEGINNING);
    expect(page).not.toHaveInSource(HINT_BEGINNING);
  }
});

test("review and report mention a sample opened before the answer", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const response = await openHelp(client, session, "sample", "My beginning");
  expect(response.headers.get("Location")).toBe(`${getQuestionPath(session)}#samples`);
  expect(await openMain(client, getQuestionPath(session))).toHaveText(SAMPLE_BEGINNING);
  await submitAnswer(client, session, POOR_ANSWER);
  expect(await openReview(client, session)).toHaveText(AFTER_SAMPLE);
  expect(await openMain(client, `${session}/report`)).toHaveText(AFTER_SAMPLE);

  const unaidedClient = await createSignedInClient();
  const unaidedSession = await startSession(unaidedClient);
  await submitAnswer(unaidedClient, unaidedSession, POOR_ANSWER);
  expect(await openReview(unaidedClient, unaidedSession)).not.toHaveText(AFTER_ANY_HELP);
  expect(await openMain(unaidedClient, `${unaidedSession}/report`)).not.toHaveText(AFTER_ANY_HELP);
});

test("the review names the hint, or the sample when both were opened", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const response = await openHelp(client, session, "hint");
  expect(response.headers.get("Location")).toBe(`${getQuestionPath(session)}#hint`);
  expect(await openPage(client, getQuestionPath(session))).toHaveText(HINT_BEGINNING);
  await submitAnswer(client, session, POOR_ANSWER);
  expect(await openReview(client, session)).toHaveText(AFTER_HINT);
  await openHelp(client, session, "hint");
  await openHelp(client, session, "sample");
  await submitAnswer(client, session, GOOD_ANSWER);
  expect(await openReview(client, session, 2)).toHaveText(AFTER_SAMPLE);
});

test("a second attempt counts as helped by the first one's review, in any session, for half a day", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  await submitAnswer(client, session, GOOD_ANSWER);
  expect(await openReview(client, session, 1)).not.toHaveText(AFTER_REVIEW);
  expect(await openReview(client, session, 2)).toHaveText(AFTER_REVIEW);
  await client.post(session, { intent: "end" });
  const laterSession = await startSession(client);
  await submitAnswer(client, laterSession, POOR_ANSWER);
  expect(await openReview(client, laterSession)).toHaveText(AFTER_REVIEW);
  for (const each of [session, laterSession]) ageSession(each, 13);
  const nextDay = await startSession(client);
  await submitAnswer(client, nextDay, GOOD_ANSWER);
  expect(await openReview(client, nextDay)).not.toHaveText(AFTER_ANY_HELP);
});

test("a sample read in one session counts in the next, also after a visitor signs in", async () => {
  const client = await createClient();
  const session = await startSession(client);
  await openHelp(client, session, "sample");
  const { email, password } = await registerPerson(await createClient());
  await client.post("/login", { email, password });
  const laterSession = await startSession(client);
  await submitAnswer(client, laterSession, POOR_ANSWER);
  expect(await openReview(client, laterSession)).toHaveText(AFTER_SAMPLE);
});

test("a live interview gives no help, and its review counts as help only once it is shown", async () => {
  const client = await createSignedInClient();
  const live = await startSession(client, "databases", "live");
  await openHelp(client, live, "sample");
  await openHelp(client, live, "hint");
  expect(await openPage(client, getQuestionPath(live))).not.toHaveInSource(SAMPLE_BEGINNING);
  await submitAnswer(client, live, POOR_ANSWER);
  const practice = await startSession(client);
  await submitAnswer(client, practice, POOR_ANSWER);
  expect(await openReview(client, practice)).not.toHaveText(AFTER_ANY_HELP);
  await client.post(live, { intent: "end" });
  expect(await openReview(client, live)).not.toHaveText(AFTER_ANY_HELP);
  await submitAnswer(client, practice, GOOD_ANSWER);
  expect(await openReview(client, practice, 2)).toHaveText(AFTER_REVIEW);
});

test("help can't be opened in another user's session or for a question not in it", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const { formKey: _key, ...fields } = await readQuestionFields(client, getQuestionPath(session));
  const otherClient = await createSignedInClient();
  expect((await otherClient.post(session, { ...fields, intent: "sample" })).status).toBe(404);
  const wrongQuestion = { ...fields, questionId: "project-that-failed", intent: "sample" };
  expect((await client.post(session, wrongQuestion)).status).toBe(400);
  expect(
    select("select * from interview_help where session_id = ?", [getSessionId(session)]),
  ).toEqual([]);
});

test("a shared report names the help only beside a score", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await openHelp(client, session, "sample");
  await submitAnswer(client, session, POOR_ANSWER);
  const openShared = async (parts: Record<string, string>) =>
    openMain(await createClient(), await createShareLink(client, session, parts));
  expect(await openShared({ scores: "on" })).toHaveText("Given after reading the sample answer.");
  expect(await openShared({ plan: "on" })).not.toHaveText("after reading the sample answer");
});
