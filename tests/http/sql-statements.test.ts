import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import {
  GOOD_ANSWER,
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";

/** The statements of a request, except for those that begin and end a transaction. */
async function recordStatements(send: () => Promise<Response>, status: number): Promise<string[]> {
  const statements: string[] = [];
  const record = (sql: unknown) => {
    statements.push(String(sql));
  };
  subscribe("pathlight:sql", record);
  try {
    expect((await send()).status).toBe(status);
  } finally {
    unsubscribe("pathlight:sql", record);
  }
  return statements.filter((sql) => !/^(begin|commit)$/.test(sql));
}

test("an autosave reads no review and no text of an answer", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await submitAnswer(client, session, GOOD_ANSWER);
  const fields = await readQuestionFields(client, session);
  const save = () => client.post(`${session}/draft`, { ...fields, answer: "A draft" });
  const statements = await recordStatements(save, 200);
  const reads = statements.filter((sql) => sql.includes("interview_answers"));
  expect(reads).toEqual([expect.stringMatching(/^select "attempt" from/)]);
  expect(statements.length).toBeLessThanOrEqual(7);
});

test("the profile reads the scores once", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await submitAnswer(client, session, GOOD_ANSWER);
  const statements = await recordStatements(() => client.get("/profile"), 200);
  expect(statements.filter((sql) => sql.includes('"answer"."help"'))).toHaveLength(1);
  expect(statements).toEqual([...new Set(statements)]);
  // Two of them read the mentors that a step can name, one what a person says of themselves, one their answers on
  // the skills of fields, four what advice needs besides (assessment, job interview, last text, refusals), and two
  // the sittings of the week and the sessions with mentors.
  expect(statements.length).toBeLessThanOrEqual(20);
});

test("sending an answer reads the session's answers once", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const path = `${session}?question=${SLOW_JOIN_NUMBER}`;
  const fields = await readQuestionFields(client, path);
  expect(fields.questionId).toBe(SLOW_JOIN_ID);
  const send = () => client.post(path, { ...fields, intent: "answer", answer: GOOD_ANSWER });
  const statements = await recordStatements(send, 302);
  const reads = statements.filter((sql) => sql.startsWith('select * from "interview_answers"'));
  expect(reads).toHaveLength(1);
  expect(statements.length).toBeLessThanOrEqual(11);
});
