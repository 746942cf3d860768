import { expect, test } from "vitest";
import { createClient } from "../support/client";
import { SLOW_JOIN_NUMBER, readQuestionFields, startSession } from "../support/interview";
import { readPage } from "../support/page";

/** As many as one network may have waiting, and some more. */
const FLOOD_SIZE = 18;
const longText = (index: number) =>
  `Attempt ${index}. ${"I checked the slow query and measured its plan. ".repeat(400)}`.slice(
    0,
    19_000,
  );

test("answers beyond what one network may have waiting: 503, the text stays in the form", async () => {
  const client = await createClient();
  const session = await startSession(client);
  const fields = await readQuestionFields(client, `${session}?question=${SLOW_JOIN_NUMBER}`);
  const responses = await Promise.all(
    Array.from({ length: FLOOD_SIZE }, (_, index) =>
      client.post(session, { ...fields, intent: "answer", answer: longText(index) }),
    ),
  );
  // The same attempt sent with another text: it was already answered.
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([302, 409, 503]));
  const index = responses.findIndex(({ status }) => status === 503);
  const refused = responses[index];
  if (!refused) throw new Error("none was refused");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await readPage(refused);
  expect(page.main).toHaveText("Submit it again in a few seconds");
  expect(page.getField("answer").value.trim()).toBe(longText(index).trim());

  const again = await client.post(session, {
    ...fields,
    attempt: "2",
    intent: "answer",
    answer: longText(index),
  });
  expect(again.status).toBe(302);
});

test("postings beyond what one network may have waiting: 503, the text stays in the form", async () => {
  const client = await createClient();
  const session = await startSession(client);
  const fields = await readQuestionFields(client, `${session}?question=${SLOW_JOIN_NUMBER}`);
  const text = "We use SQL and Python. ".repeat(900);
  const post = () => client.post("/interview/tailored?from=posting", { intent: "read", text });
  // A posting is read before the next request begins. Answers of this length take many times as long.
  const answers = Array.from({ length: FLOOD_SIZE }, (_, index) =>
    client.post(session, { ...fields, intent: "answer", answer: longText(index) }),
  );
  const refused = await post();
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await readPage(refused);
  expect(page.main).toHaveText("Submit it again in a few seconds");
  expect(page.getField("text").value.trim()).toBe(text.trim());

  await Promise.all(answers);
  expect((await post()).status).toBe(200);
});

test("sign-ins beyond what may wait: 503 and when to try again", async () => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => createClient()));
  const responses = await Promise.all(
    clients.map((client, index) =>
      client.post("/login", { email: `nobody.${index}@example.com`, password: "wrong-guess" }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]));
  const refused = responses.filter(({ status }) => status === 503);
  for (const { headers } of refused) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
});
