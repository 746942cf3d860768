import { expect, test } from "vitest";
import { RUBRIC_VERSION } from "~/coach/rubric";
import type { Review } from "~/coach/types";
import { createClient } from "../support/client";
import { changeReview, execute } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { getSessionId, submitAnswer } from "../support/interview";
import { openMain } from "../support/page";
import {
  ANSWER,
  answerOnce,
  ASKS,
  NUMBER,
  QUESTION_ID,
  readAgainFields,
  readReview,
  readRow,
} from "../support/replies";
import { createShareLink } from "../support/share-link";

/** The review as an earlier rubric left it. */
function makeEarlier(session: string): void {
  changeReview<Review>(getSessionId(session), (review) => {
    review.maker.version = "rubric 2.4";
    review.headline = "Says nothing about the profit tree";
    for (const name of ["range", "isOpen", "ownShare", "openChecks", "answeredChecks"] as const)
      delete review[name];
    for (const point of review.keyPoints) {
      delete point.source;
      if (point.status === "asked") point.status = "missed";
    }
  });
  execute(
    "update interview_answers set lower_score = null, own_share = null where session_id = ?",
    [getSessionId(session)],
  );
}

test("a review by an earlier rubric opens read-only in its words, and can be made again", async () => {
  const { client, session, review, reply, asked, check } = await answerOnce();
  makeEarlier(session);
  const stored = readRow(session);
  const main = await openMain(client, review);
  expect(main).toHaveText("Reviewed by an earlier rubric");
  expect(main).toHaveText("Says nothing about the profit tree");
  expect(main).toHaveText("Not found by the earlier rubric");
  for (const words of [...ASKS, "Not this", check.prompt]) expect(main).not.toHaveText(words);
  const replies: Record<string, string>[] = [
    { intent: "point", point: asked.id, sentence: "1" },
    { intent: "check", check: check.id, option: "1" },
  ];
  for (const fields of replies) expect((await reply(fields)).status).toBe(409);
  expect(readRow(session)).toEqual(stored);
  expect(await openMain(client, "/profile/skills")).toHaveText(
    "A score by an earlier rubric counts half.",
  );

  expect((await reply({ intent: "review-again" })).headers.get("Location")).toBe(
    `${review}?attempt=1`,
  );
  const row = readRow(session);
  expect([row.review, row.score]).toEqual([stored.review, stored.score]);
  expect(readReview(session).maker.version).toBe(`rubric ${RUBRIC_VERSION}`);
  const again = await openMain(client, review);
  expect(again).toHaveText("the two scores don’t compare");
  expect(again).not.toHaveText("Reviewed by an earlier rubric");
  expect((await reply({ intent: "review-again" })).status).toBe(302);
  expect((await reply({ intent: "point", point: asked.id, sentence: "1" })).status).toBe(302);
});

test("attempts by different rubrics are compared by their points, never by score", async () => {
  const { client, session, review } = await answerOnce();
  makeEarlier(session);
  await client.post(session, {
    ...(await readAgainFields(client)),
    intent: "answer",
    answer: `${ANSWER} And one more thing.`,
  });
  narrowRange(session);
  const main = await openMain(client, `/interview/questions/${QUESTION_ID}`);
  expect(main).toHaveText("The scores don’t compare");
  expect(main).toHaveText("new rubric");
  expect(main).toHaveText("Key points, before and after");
  expect(await openMain(client, review)).not.toHaveText("Your last attempt scored");
});

test("a person who confirms everything is told so in every list, and shows no skill alone", async () => {
  const { client, session, reply } = await answerOnce();
  for (const { id } of readReview(session).keyPoints)
    await reply({ intent: "point", point: id, sentence: "1" });
  expect(readReview(session)).toMatchObject({ isOpen: false });
  expect(Number(readRow(session).own_share)).toBeGreaterThan(0.5);
  expect(await openMain(client, "/profile/skills")).toHaveText(
    "An answer by your own account counts half.",
  );
  expect(await openMain(client, `${session}/report`)).toHaveText("By your own account");
  expect(await openMain(client, `/interview/questions/${QUESTION_ID}`)).toHaveText(
    "by your own account",
  );
  const link = await createShareLink(client, session, { scores: "on" });
  expect(await openMain(await createClient(), link)).toHaveText(
    "By the own account of the person who answered",
  );
});

/** Makes the range of each review, which earlier ones have none of, narrow enough for a figure. */
function narrowRange(session: string): void {
  changeReview<Review>(getSessionId(session), (stored) => {
    if (!stored.range) return;
    stored.range = [stored.score - 5, stored.score + 5];
    execute("update interview_answers set lower_score = ? where session_id = ? and score = ?", [
      stored.score - 5,
      getSessionId(session),
      stored.score,
    ]);
  });
}

test("while much is open, no list has a figure; while less is, they say “for now”", async () => {
  const { client, session } = await answerOnce();
  const { score, range, isOpen } = readReview(session);
  expect(isOpen).toBe(true);
  expect(readRow(session)).toMatchObject({ score, lower_score: range?.[0] });
  const lists = [
    "/interview/history",
    `/interview/questions/${QUESTION_ID}`,
    "/profile/sessions",
    `${session}/report`,
  ];
  for (const path of lists) {
    const main = await openMain(client, path);
    expect(main, path).toHaveText(/[Nn]o score yet/);
    expect(main, path).not.toHaveText(/for now,|for now:|on average|average \d/);
  }
  const readSteps = async () => await (await client.get(session)).text();
  expect(await readSteps()).toContain("No score yet");

  narrowRange(session);
  expect(await openMain(client, "/profile/skills")).toHaveText("its lower end counts");
  for (const path of lists) {
    const main = await openMain(client, path);
    expect(main, path).toHaveText(/[Ff]or now/);
    expect(main, path).not.toHaveText(/[Nn]o score yet/);
  }
  expect(await readSteps()).not.toContain("No score yet");
});

test("the export has the replies", async () => {
  const { client, reply, asked, check } = await answerOnce();
  await reply({ intent: "point", point: asked.id, sentence: "2" });
  await reply({ intent: "check", check: check.id, option: "1" });
  const archive = await downloadArchive(client);
  const stored = JSON.parse(archive.read("data.json")) as { interview_answers: object[] };
  expect(stored.interview_answers[0]).toMatchObject({
    checks: { [check.id]: 0 },
    point_answers: { [asked.id]: 1 },
  });
});

test("an answer too open for a figure gets none, and a pass asks nothing", async () => {
  const { client, session, review } = await answerOnce();
  changeReview<Review>(getSessionId(session), (stored) => {
    stored.range = [20, 70];
    stored.isOpen = true;
  });
  const main = await openMain(client, review);
  expect(main).toHaveText("No score yet");
  expect(main).not.toHaveText(/20–70|\d+ of 60|\d+ of 70|\d+ of 40|\d+ of 30|\d+ left/);

  await submitAnswer(client, session, "I don't know.", NUMBER + 1);
  const pass = await openMain(client, `${session}/review/${NUMBER + 1}`);
  expect(pass).not.toHaveText("Which sentence");
  expect(pass).not.toHaveText("Missed");
});
