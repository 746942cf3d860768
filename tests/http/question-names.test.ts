import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { createSignedInClient } from "../support/client";
import {
  POOR_ANSWER,
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain } from "../support/page";

const { name, prompt } = questionById(SLOW_JOIN_ID)?.question ?? expect.unreachable();

test("lists use a question's short name; its prompt stands where it is answered", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  await client.post(session, { intent: "end" });
  const otherSession = await startSession(client);
  await submitAnswer(client, otherSession, POOR_ANSWER);
  await client.post(otherSession, { intent: "end" });
  const [first, second] = [session, otherSession].map((path) => path.split("/").at(-1));

  for (const path of ["/interview/due", `/interview/compare?old=${first}&new=${second}`]) {
    const page = await openMain(client, path);
    expect(page, path).toHaveText(name);
    expect(page, path).not.toHaveText(prompt);
  }
  const report = await openMain(client, `${session}/report`);
  expect(report).toHaveText(name);
  expect(report).toHaveText(prompt);
  const third = await startSession(client);
  expect(await openMain(client, `${third}?question=${SLOW_JOIN_NUMBER}`)).toHaveText(prompt);
});
