import { expect, test } from "vitest";
import { type Client, createClient } from "../../support/client";
import { execute, runLimitsQuery } from "../../support/database";
import {
  POOR_ANSWER,
  getSessionId,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../../support/interview";
import { readPage } from "../../support/page";

const MIB = 1024 * 1024;

/** What a network has stored today, as if it had sent it all. */
function setStoredKilobytes(kilobytes: number): void {
  runLimitsQuery("update rate_limits set points = ? where key like 'stored-kilobytes:%'", [
    kilobytes,
  ]);
}

async function saveDraft(client: Client, session: string, answer: string, revision = "1000") {
  const fields = await readQuestionFields(client, session);
  const response = await client.post(`${session}/draft`, { ...fields, answer, revision });
  return { status: response.status, body: (await response.json()) as { message?: string } };
}

test("drafts beyond what a visitor can have are refused with what to do, and small ones stay", async () => {
  const client = await createClient();
  const session = await startSession(client);
  expect((await saveDraft(client, session, "A first draft")).status).toBe(200);
  execute(
    `insert into interview_drafts (session_id, question_id, part, owner_id, attempt, writer, revision, fields, saved_at)
     select id, 'other', 'answer', owner_id, 1, 'w', 1, cast(? as text), started_at from interview_sessions where id = ?`,
    ["x".repeat(4 * MIB - 2000), getSessionId(session)],
  );
  const refused = await saveDraft(client, session, "word ".repeat(1000), "2000");
  expect(refused.status).toBe(507);
  expect(refused.body.message).toContain("delete old sessions first");
});

test("answers beyond what a visitor can have are refused, with the text in the form", async () => {
  const client = await createClient();
  const session = await startSession(client);
  expect((await submitAnswer(client, session, POOR_ANSWER, 1)).status).toBe(302);
  execute("update interview_answers set answer = ? where session_id = ?", [
    "x".repeat(12 * MIB),
    getSessionId(session),
  ]);
  const refused = await submitAnswer(client, session, POOR_ANSWER, 2);
  expect(refused.status).toBe(507);
  const page = await readPage(refused);
  expect(page.main).toHaveText("Sign in for more space");
  expect(page.getField("answer").value.trim()).toBe(POOR_ANSWER);
});

test("a new visitor from the same network shares what the network can store in a day", async () => {
  const client = await createClient();
  const session = await startSession(client);
  expect((await saveDraft(client, session, "word ".repeat(1000))).status).toBe(200);
  setStoredKilobytes(100 * 1024);
  client.cookies.clear();
  const newSession = await startSession(client);
  expect((await saveDraft(client, newSession, "word")).status).toBe(429);
  const refused = await submitAnswer(client, newSession, POOR_ANSWER);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await readPage(refused)).getField("answer").value.trim()).toBe(POOR_ANSWER);

  setStoredKilobytes(0);
  expect((await saveDraft(client, newSession, "word")).status).toBe(200);
});

test("what a network can store in a day includes the code and the notes of courses, which stay in their forms", async () => {
  const client = await createClient();
  const lesson = "/learning/python-intro/functions";
  const saveCode = (code: string) => client.post(lesson, { intent: "save-code", code });
  const code = "x = 1\n".repeat(3000);
  expect((await saveCode(code)).status).toBe(302);
  // As much as a day allows, each time as a new visitor.
  setStoredKilobytes(100 * 1024);
  client.cookies.clear();
  const refused = await saveCode(code);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await readPage(refused);
  expect(page.main).toHaveText("Your network has saved a lot of text today.");
  expect(page.getField("code").value?.trim()).toBe(code.trim());
  const note = await client.post(lesson, { intent: "bookmark", note: "Read this again." });
  expect(note.status).toBe(429);
  expect((await readPage(note)).getField("note").value).toBe("Read this again.");

  setStoredKilobytes(0);
  expect((await saveCode(code)).status).toBe(302);
});
