import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { execute } from "../support/database";
import {
  GOOD_ANSWER,
  POOR_ANSWER,
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  readAnswerText,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, openPage } from "../support/page";

const AGAIN = `/interview/questions/${SLOW_JOIN_ID}/again`;
const MISSING = "What to make clear this time";

async function answerOnce() {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  const start = async (choice: string) =>
    (await client.post(AGAIN, { start: choice })).headers.get("Location") ?? "";
  return { client, session, question: `${session}?question=${SLOW_JOIN_NUMBER}`, start };
}

/** As if the answer had been given the day before. */
const moveToYesterday = (id: string) =>
  execute("update interview_answers set created_at = ? where owner_id = ?", [
    new Date(Date.now() - 30 * 60 * 60 * 1000).toISOString(),
    id,
  ]);

test("the last text is in the editor, the missing points beside it", async () => {
  const { client, question, start } = await answerOnce();
  expect(await openMain(client, AGAIN)).toHaveText(MISSING);
  expect(await start("last")).toBe(question);
  const main = await openMain(client, question);
  expect(main.getField("answer").value).toBe(POOR_ANSWER);
  expect(main).toHaveText(MISSING);
});

test("or an empty box, which replaces a draft", async () => {
  const { client, question, start } = await answerOnce();
  await client.post(question, {
    ...(await readQuestionFields(client, question)),
    intent: "save",
    answer: "A draft",
  });
  const main = await openMain(client, AGAIN);
  expect(main).toHaveText("You have a draft of your next attempt.");
  expect(main.links()).toContainEqual(["Continue the draft", question]);
  expect(await start("empty")).toBe(question);
  expect(await readAnswerText(client, question)).toBe("");
  expect(await openMain(client, question)).toHaveText(MISSING);
});

test("after the session has ended, a new session begins with the last text", async () => {
  const { client, session, start } = await answerOnce();
  await client.post(session, { intent: "end" });
  const next = await start("last");
  expect(next).not.toContain(session);
  expect(await readAnswerText(client, next)).toBe(POOR_ANSWER);
});

test("the next day the points count as help, and from memory none are shown", async () => {
  const { client, session, question, start } = await answerOnce();
  moveToYesterday(client.id);
  expect(await openMain(client, AGAIN)).not.toHaveText(MISSING);
  await start("memory");
  expect(await openMain(client, question)).not.toHaveText(MISSING);
  await submitAnswer(client, session, GOOD_ANSWER);
  const review = `${session}/review/${SLOW_JOIN_NUMBER}`;
  expect(await openMain(client, review)).not.toHaveText("You read the review");
  moveToYesterday(client.id);
  await start("last");
  await submitAnswer(client, session, GOOD_ANSWER);
  expect(await openMain(client, review)).toHaveText(
    "You read the review of an earlier attempt first.",
  );
});

test("without an answer it leads to the question; an unknown choice is 400", async () => {
  const client = await createSignedInClient();
  expect((await client.get(AGAIN)).headers.get("Location")).toBe(
    `/interview/questions/${SLOW_JOIN_ID}`,
  );
  const { client: other } = await answerOnce();
  expect((await other.post(AGAIN, { start: "anything" })).status).toBe(400);
});

test("an open live interview doesn't show what was missing", async () => {
  const { client, session } = await answerOnce();
  await client.post(session, { intent: "end" });
  const live = await startSession(client, "databases", "live");
  const next = (await client.post(AGAIN, { start: "last" })).headers.get("Location") ?? "";
  expect(next).not.toContain(live);
  const main = await openMain(client, `${live}?question=${SLOW_JOIN_NUMBER}`);
  expect(main).not.toHaveText(MISSING);
  expect(main).not.toHaveText("Your last answer");
});

test("an attempt is taken out of the record and put back", async () => {
  const { client, session } = await answerOnce();
  const review = `${session}/review/${SLOW_JOIN_NUMBER}`;
  expect(await openMain(client, "/interview/due")).toHaveText("Slow join");
  await client.post(review, { intent: "exclude" });
  expect(await openMain(client, review)).toHaveText("This answer isn’t in your record");
  expect(await openMain(client, "/interview/due")).not.toHaveText("Slow join");
  expect(await openMain(client, "/profile/skills")).toHaveText("No skills yet.");
  expect(await openMain(client, `/interview/questions/${SLOW_JOIN_ID}`)).toHaveText(
    "not in your record",
  );
  await client.post(review, { intent: "include" });
  expect(await openMain(client, "/interview/due")).toHaveText("Slow join");
  expect((await client.post(review, { intent: "anything" })).status).toBe(400);
});

test("one answer is deleted after a confirmation, the rest of the session stays", async () => {
  const { client, session } = await answerOnce();
  await submitAnswer(client, session, GOOD_ANSWER);
  const path = `${session}/review/${SLOW_JOIN_NUMBER}/delete?attempt=1`;
  expect(await openMain(client, path)).toHaveText("This can’t be undone.");
  const response = await client.post(path, {});
  expect(response.headers.get("Location")).toBe(`${session}/report`);
  expect((await openPage(client, `${session}/report`)).toasts.join()).toContain("Answer deleted");
  await openPage(client, `${session}/review/${SLOW_JOIN_NUMBER}?attempt=1`, 404);
  const main = await openMain(client, `/interview/questions/${SLOW_JOIN_ID}`);
  expect(main).toHaveText("One attempt so far");

  await client.post(`${session}/review/${SLOW_JOIN_NUMBER}/delete`, {});
  await openPage(client, `${session}/review/${SLOW_JOIN_NUMBER}`, 404);
  expect((await client.get(session)).status).toBe(200);
});

test("nobody else's answer can be deleted or taken out", async () => {
  const { client, session } = await answerOnce();
  const other = await createSignedInClient();
  const review = `${session}/review/${SLOW_JOIN_NUMBER}`;
  expect((await other.post(`${review}/delete`, {})).status).toBe(404);
  expect((await other.post(review, { intent: "exclude" })).status).toBe(404);
  expect(await openMain(client, review)).toHaveText("This answer is in your record");
});
