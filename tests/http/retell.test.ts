import { expect, test } from "vitest";
import { createClient } from "../support/client";
import { execute, select } from "../support/database";
import {
  getQuestionNumber,
  getSessionId,
  GOOD_ANSWER,
  SLOW_JOIN_ID,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain } from "../support/page";

const NUMBER = getQuestionNumber(SLOW_JOIN_ID);
const SHORTER =
  "I read the query plan with EXPLAIN ANALYZE first. If the join scans a whole table, I add an index on the column it joins on. Then I measure again with the same data.";

async function answerOnce() {
  const client = await createClient();
  const session = await startSession(client);
  await submitAnswer(client, session, GOOD_ANSWER);
  return { client, session, retellUrl: `${session}/review/${NUMBER}/retell?attempt=1` };
}

test("a retelling is an attempt outside the record, and leads to the comparison", async () => {
  const { client, session, retellUrl } = await answerOnce();
  const response = await client.post(retellUrl, { answer: SHORTER });
  const tellings = response.headers.get("Location") ?? "";
  expect(tellings).toContain("/tellings?attempt=2");
  const main = await openMain(client, tellings);
  expect(main.text).toMatch(/From \d+ words to 34, with 5 points to place/);
  expect(
    select(
      "select attempt, retells is null as is_first, excluded_at is null as counts from interview_answers where session_id = ? order by attempt",
      [getSessionId(session)],
    ),
  ).toEqual([
    { attempt: 1, is_first: 1, counts: 1 },
    { attempt: 2, is_first: 0, counts: 0 },
  ]);
});

test("a retelling of fewer than 40 words is read like any other, without a range", async () => {
  const { client, session, retellUrl } = await answerOnce();
  await client.post(retellUrl, { answer: SHORTER });
  const main = await openMain(client, `${session}/review/${NUMBER}?attempt=2`);
  expect(main.headings(1).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Short and to the point\./),
  ]);
  expect(main).toHaveText("Compare the two tellings");
  expect(main.getByRole("region", "Key points").allByRole("listitem").length).toBeGreaterThan(0);
  for (const words of ["A range starts at 40 words", "Narrows with"])
    expect(main).not.toHaveText(words);
});

test("the same words and a few words are sent back with the text kept", async () => {
  const { client, retellUrl } = await answerOnce();
  const same = await client.post(retellUrl, { answer: GOOD_ANSWER });
  expect(same.status).toBe(400);
  expect(await same.text()).toContain("These are the same words");
  const short = await client.post(retellUrl, { answer: "Read the plan, then add an index." });
  const page = await short.text();
  expect(page).toContain("7 words so far");
  expect(page).toContain("Read the plan, then add an index.");
});

test("a deleted first telling, another person’s and an unscored answer are refused in words", async () => {
  const { client, session, retellUrl } = await answerOnce();
  const { client: other } = await answerOnce();
  expect((await other.get(retellUrl)).status).toBe(404);
  const tellings =
    (await client.post(retellUrl, { answer: SHORTER })).headers.get("Location") ?? "";
  execute("delete from interview_answers where session_id = ? and attempt = 1", [
    getSessionId(session),
  ]);
  expect((await client.get(tellings)).headers.get("Location")).toBe(
    `${session}/review/${NUMBER}?attempt=2`,
  );
  expect((await client.get(retellUrl)).status).toBe(404);
  await submitAnswer(client, session, "asdf asdf qwer asdf");
  const refused = await client.get(`${session}/review/${NUMBER}/retell`);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("found no answer to compare with");
});

test("a spoken telling keeps its time, and the next one aims at thirty words", async () => {
  const { client, session, retellUrl } = await answerOnce();
  const response = await client.post(retellUrl, {
    answer: SHORTER,
    transcript: SHORTER,
    spokenSeconds: "17",
  });
  expect(response.status).toBe(302);
  expect(
    select("select seconds from interview_answers where session_id = ? and attempt = 2", [
      getSessionId(session),
    ]),
  ).toEqual([{ seconds: 17 }]);
  const main = await openMain(client, response.headers.get("Location") ?? "");
  const [, thirtyUrl = ""] = main.links().find(([text]) => text === "Now in thirty") ?? [];
  const page = await openMain(client, thirtyUrl);
  expect(page).toHaveText("Thirty words.");
  expect(page).toHaveText("First telling, 34 words");
});
