import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { changeReview, execute, select } from "../support/database";
import { createSignedInClient } from "../support/client";
import {
  GOOD_ANSWER,
  POOR_ANSWER,
  SLOW_JOIN_ID,
  getQuestionNumber,
  getSessionId,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, openPage } from "../support/page";

const UNREADABLE = "This review can’t be read";
const OTHER_ID = "null-in-filters";

/** Two sessions on the same card: of the first, the review of its answer to one question is replaced. */
async function createDamagedReview(review: string) {
  const client = await createSignedInClient();
  const damaged = await startSession(client);
  await submitAnswer(client, damaged, GOOD_ANSWER);
  await submitAnswer(client, damaged, POOR_ANSWER, getQuestionNumber(OTHER_ID));
  await client.post(damaged, { intent: "end" });
  const intact = await startSession(client);
  await submitAnswer(client, intact, GOOD_ANSWER);
  await client.post(intact, { intent: "end" });
  execute("update interview_answers set review = ? where session_id = ? and question_id = ?", [
    review,
    getSessionId(damaged),
    SLOW_JOIN_ID,
  ]);
  const [other] = select(
    "select score from interview_answers where session_id = ? and question_id = ?",
    [getSessionId(damaged), OTHER_ID],
  );
  return { client, damaged, intact, otherScore: Number(other?.score) };
}

const getReviewUrl = (session: string) => `${session}/review/4`;

describe.each([
  ["no JSON", "{"],
  ["JSON of another kind", '"a text"'],
  ["a review without its parts", '{"score":80,"band":"Solid"}'],
])("a stored review that is %s", (_name, review) => {
  let history: Awaited<ReturnType<typeof createDamagedReview>>;

  beforeAll(async () => {
    history = await createDamagedReview(review);
  });

  test("is named on its page, beside the answer", async () => {
    const { client, damaged } = history;
    const page = await openMain(client, getReviewUrl(damaged));
    expect(page).toHaveText(UNREADABLE);
    expect(page).toHaveText("Answer again");
    expect(page).toHaveText(GOOD_ANSWER.slice(0, 40));
  });

  test("is named in the report and left out of its score", async () => {
    const { client, damaged, otherScore } = history;
    const page = await openMain(client, `${damaged}/report`);
    expect(page).toHaveText(`${UNREADABLE}.`);
    expect(page).toHaveText("This is the score of one answer.");
    expect(page).toHaveText(`Score ${otherScore} of 100`);
  });

  test.each(["/interview/history", "/profile/sessions"])(
    "is named in the list at %s and left out of the session's mean",
    async (path) => {
      const { client, otherScore } = history;
      const page = await openMain(client, path);
      expect(page).toHaveText("2 of 12 answered, 1 review can’t be read");
      expect(page).toHaveText(`${otherScore} on average`);
    },
  );

  test("leaves a session without a score when it is the only one", async () => {
    const { client, intact } = await createDamagedReview(review);
    execute("update interview_answers set review = ? where session_id = ?", [
      review,
      getSessionId(intact),
    ]);
    expect(await openMain(client, "/interview/history")).toHaveText("can’t be read no score");
  });

  test("is named in comparisons with other attempts and sessions", async () => {
    const { client, damaged, intact } = history;
    const compare = `/interview/compare?old=${getSessionId(damaged)}&new=${getSessionId(intact)}`;
    expect(await openMain(client, compare)).toHaveText(UNREADABLE);
    const question = await openMain(client, `/interview/questions/${SLOW_JOIN_ID}`);
    expect(question).toHaveText(`${UNREADABLE}, so these two cannot be compared.`);
    expect(question).toHaveText("2 attempts");
    // Its rubric is unknown too, so its score is not the one to compare with.
    expect(question).toHaveText(/Attempt 2 .* first/);
    const later = await openMain(client, getReviewUrl(intact));
    expect(later).toHaveText("Why you got these points");
    expect(later).not.toHaveText("What changed since your first attempt");
  });

  test.each(["/interview/history", "/profile", "/profile/skills", "/profile/learning"])(
    "does not break %s",
    async (path) => {
      const { client } = history;
      await openPage(client, path);
    },
  );

  test("is exported as it is stored, and named in the tables", async () => {
    const { client, damaged } = history;
    const response = await client.get("/settings/account/export");
    expect(response.status).toBe(200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const data = strFromU8(files["data.json"] ?? new Uint8Array());
    const answers = JSON.parse(data).interview_answers as Record<string, unknown>[];
    const answer = answers.find(
      (row) => row.session_id === getSessionId(damaged) && row.question_id === SLOW_JOIN_ID,
    );
    expect(answer?.review).toEqual(review === "{" ? "{" : JSON.parse(review));
    expect(strFromU8(files["csv/interview_answers.csv"] ?? new Uint8Array())).toContain(UNREADABLE);
  });
});

test("a review of an older rubric is shown with its version", async () => {
  const { client, intact } = await createDamagedReview("{");
  changeReview<{ maker: object }>(getSessionId(intact), (review) =>
    Object.assign(review, { maker: { ...review.maker, version: "rubric 1.0" }, retired: 1 }),
  );
  const page = await openMain(client, getReviewUrl(intact));
  expect(page).toHaveText("rubric 1.0");
  expect(page).toHaveText("Why you got these points");
});

test("pages open although a follow-up, draft, question list or list of shared parts is damaged", async () => {
  const { client, damaged, intact } = await createDamagedReview("{");
  const open = await startSession(client);
  await submitAnswer(client, open, POOR_ANSWER);
  await client.post(`${open}/follow-up/4`, {
    intent: "answer",
    questionId: SLOW_JOIN_ID,
    attempt: "1",
    answer: "I would read the plan first.",
  });
  execute("update interview_follow_ups set review = 'x' where session_id = ?", [
    getSessionId(open),
  ]);
  expect(await openMain(client, getReviewUrl(open))).toHaveText(`${UNREADABLE}.`);

  await client.post(`${open}/draft`, {
    questionId: OTHER_ID,
    attempt: "1",
    part: "answer",
    answer: "Begun",
    writer: "tab",
    base: "0",
    revision: "1",
  });
  execute("update interview_drafts set fields = '[' where session_id = ?", [getSessionId(open)]);
  for (const number of [1, 2, 3, 4, 5]) await openPage(client, `${open}?question=${number}`);
  await openPage(client, `${open}/report`);

  await client.post(`${intact}/share`, { intent: "make", scores: "on", days: "7" });
  execute("update report_links set parts = '{}' where session_id = ?", [getSessionId(intact)]);
  await openPage(client, `${intact}/share`);

  execute("update interview_sessions set question_ids = '', skipped_ids = '7' where id = ?", [
    getSessionId(damaged),
  ]);
  for (const path of [`${damaged}/report`, "/interview/history", "/profile", "/settings/account"])
    await openPage(client, path);
  expect((await client.get("/settings/account/export")).status).toBe(200);
});
