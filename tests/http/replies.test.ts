import { expect, test } from "vitest";
import type { Review } from "~/coach/types";
import { createClient, createSignedInClient } from "../support/client";
import { changeReview } from "../support/database";
import { getSessionId, startSession } from "../support/interview";
import { openMain, openPage } from "../support/page";
import {
  ANSWER,
  answerOnce,
  ASKS,
  CHECKS,
  findPoint,
  GENERAL_ASK,
  getAsk,
  NUMBER,
  readAgainFields,
  readReview,
  readRow,
} from "../support/replies";

const getCheck = (id: string) => CHECKS.find((check) => check.id === id) ?? expect.unreachable();

test("the page asks one check at a time, and its key and reason come with the answer", async () => {
  const { client, session, review, reply, check } = await answerOnce();
  const { key, why } = getCheck(check.id);
  const before = await openPage(client, review);
  expect(before.main).toHaveText(check.prompt);
  for (const option of check.options) expect(before.main.names("button")).toContain(option);
  for (const { why: reason } of CHECKS) expect(before.source).not.toContain(reason);
  expect(before.source).not.toMatch(/"key":/);

  const response = await reply({ intent: "check", check: check.id, option: String(key + 1) });
  expect(response.headers.get("Location")).toBe(`${review}?attempt=1#points`);
  expect(JSON.parse(String(readRow(session).checks))).toEqual({ [check.id]: key });
  expect(findPoint(session, check.pointId)).toMatchObject({ source: "checked" });
  const after = await openPage(client, review);
  expect(after.main).toHaveText("You knew that:");
  expect(after.main).toHaveText(why);
  expect(after.main).toHaveText("checks right 1 of 1");
  for (const other of CHECKS.filter(({ id }) => id !== check.id))
    expect(after.source).not.toContain(other.why);
});

test("a wrong answer to a check lowers the score, and the first review stays", async () => {
  const { session, reply, check } = await answerOnce();
  const { score, review } = readRow(session);
  const wrong = check.options.findIndex((_, index) => index !== getCheck(check.id).key);
  await reply({ intent: "check", check: check.id, option: String(wrong + 1) });
  const row = readRow(session);
  expect(Number(row.own_score)).toBeLessThan(Number(score));
  expect([row.score, row.review]).toEqual([score, review]);
  expect(findPoint(session, check.pointId)).toMatchObject({ status: "contradicted" });
});

test("a check answered twice stays as it was, and taken back it isn’t asked again", async () => {
  const { client, session, review, reply, check } = await answerOnce();
  const { key } = getCheck(check.id);
  const answer = (option: number) =>
    reply({ intent: "check", check: check.id, option: String(option) });
  await answer(key + 1);
  const answered = readRow(session);
  expect((await answer(key + 1)).status).toBe(302);
  expect((await answer(((key + 1) % check.options.length) + 1)).status).toBe(409);
  expect(readRow(session)).toEqual(answered);

  expect((await reply({ intent: "undo-check", check: check.id })).status).toBe(302);
  expect(JSON.parse(String(readRow(session).checks))).toEqual({ [check.id]: null });
  expect(Number(readRow(session).own_score)).toBeLessThanOrEqual(Number(answered.own_score));
  expect(readReview(session).openChecks?.map(({ id }) => id)).not.toContain(check.id);
  expect(await openMain(client, review)).not.toHaveText(check.prompt);
  expect((await answer(key + 1)).status).toBe(409);
  expect((await reply({ intent: "undo-check", check: check.id })).status).toBe(404);
});

test("a wrong answer to a check can’t be taken back, so nobody gains by it", async () => {
  const { client, session, review, reply, check } = await answerOnce();
  const wrong = ((getCheck(check.id).key + 1) % check.options.length) + 1;
  await reply({ intent: "check", check: check.id, option: String(wrong) });
  const answered = readRow(session);
  expect(await openMain(client, review)).not.toHaveText("Take back");
  expect((await reply({ intent: "undo-check", check: check.id })).status).toBe(409);
  const point = { intent: "point", point: check.pointId };
  expect((await reply({ ...point, sentence: "1" })).status).toBe(409);
  expect(readRow(session)).toEqual(answered);
});

test("a sentence that only seems to make a point is drawn dashed until it is confirmed", async () => {
  const { client, review, reply, thought } = await answerOnce();
  const getMark = async () => {
    const id = `sentence-${(thought.sentence ?? 0) + 1}`;
    const { descendants } = await openPage(client, review);
    return descendants.find((each) => each.attribute("id") === id) ?? expect.unreachable();
  };
  expect((await getMark()).attribute("data-state")).toBe("thought");
  await reply({
    intent: "point",
    point: thought.id,
    sentence: String((thought.sentence ?? 0) + 1),
  });
  expect((await getMark()).attribute("data-state")).toBe("settled");
});

test("a check explained on an earlier attempt isn’t asked again, and that attempt stays as it is", async () => {
  const { client, session, review, reply, check, asked } = await answerOnce();
  await reply({ intent: "check", check: check.id, option: "1" });
  const frozen = readRow(session);
  await client.post(session, {
    ...(await readAgainFields(client)),
    intent: "answer",
    answer: `${ANSWER} And one more thing.`,
  });
  expect(readReview(session, 2).openChecks?.map(({ id }) => id)).not.toContain(check.id);
  const replies: Record<string, string>[] = [
    { intent: "check", check: readReview(session).openChecks?.[0]?.id ?? "", option: "1" },
    { intent: "point", point: asked.id, sentence: "1" },
    { intent: "undo-check", check: check.id },
  ];
  for (const fields of replies) expect((await reply(fields)).status).toBe(409);
  expect(readRow(session)).toEqual(frozen);
  const main = await openMain(client, `${review}?attempt=1`);
  expect(main).toHaveText("You answered this question again since");
  for (const ask of ASKS) expect(main).not.toHaveText(ask);
  expect(main).not.toHaveText("Take back");
});

test("each point is asked in its own words, which come with the answer; a point from elsewhere in general ones", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client, "business-strategy");
  const { source } = await openPage(client, `${session}?question=${NUMBER}`);
  for (const ask of ASKS) expect(source).not.toContain(ask);

  const { review, asked, session: answered } = await answerOnce(client);
  expect(await openMain(client, review)).toHaveText(getAsk(asked.id));
  changeReview<Review>(getSessionId(answered), (stored) => {
    for (const point of stored.keyPoints) if (point.id === asked.id) point.id = "not-of-the-bank";
  });
  const main = await openMain(client, review);
  expect(main).toHaveText(GENERAL_ASK);
  expect(main).not.toHaveText(getAsk(asked.id));
});

test("a point that is asked takes a sentence by the person’s own account, or none, and can be undone", async () => {
  const { client, session, review, reply, asked } = await answerOnce();
  const first = readRow(session);
  expect(await openMain(client, review)).toHaveText(getAsk(asked.id));
  const point = { intent: "point", point: asked.id };
  expect((await reply({ ...point, sentence: "2" })).headers.get("Location")).toBe(
    `${review}?attempt=1#points`,
  );
  expect(findPoint(session, asked.id)).toMatchObject({ source: "person", sentence: 1 });
  expect(Number(readRow(session).own_score)).toBeGreaterThanOrEqual(Number(first.score));
  const main = await openMain(client, review);
  expect(main).toHaveText("you checked");
  expect(main).toHaveText(/with your replies, \d+ before them/);
  expect((await reply({ ...point, sentence: "none" })).status).toBe(409);

  await reply({ intent: "undo-point", point: asked.id });
  expect(findPoint(session, asked.id)).toMatchObject({ status: "asked" });
  expect(readRow(session)).toMatchObject({ point_answers: null, own_score: first.score });
  await reply({ ...point, sentence: "none" });
  expect(JSON.parse(String(readRow(session).point_answers))).toEqual({ [asked.id]: null });
  expect(await openMain(client, review)).toHaveText("you didn’t say this");
});

test("what the coach thinks is confirmed, or denied", async () => {
  const { client, session, review, reply, thought } = await answerOnce();
  const main = await openMain(client, review);
  const sentence = (thought.sentence ?? 0) + 1;
  expect(main).toHaveText("we think so");
  expect(main).toHaveText("Not this");
  const point = { intent: "point", point: thought.id };
  await reply({ ...point, sentence: String(sentence) });
  expect(findPoint(session, thought.id)).toMatchObject({ status: "covered", source: "person" });
  await reply({ intent: "undo-point", point: thought.id });
  await reply({ ...point, sentence: "none" });
  expect(findPoint(session, thought.id)).toMatchObject({ status: "missed", source: "person" });
});

test("what isn’t there is refused and changes nothing", async () => {
  const { client, session, review, reply, asked, check } = await answerOnce();
  const before = readRow(session);
  const point = { intent: "point", point: asked.id };
  for (const sentence of ["99", "-1", "1.5", "x", ""])
    expect((await reply({ ...point, sentence })).status).toBeOneOf([400, 404]);
  for (const option of ["0", "4", "-1", "x", ""])
    expect((await reply({ intent: "check", check: check.id, option })).status).toBe(400);
  const notOpen = CHECKS.find(
    ({ id }) => !readReview(session).openChecks?.some((open) => open.id === id),
  );
  const refused: [number, Record<string, string>][] = [
    [404, { ...point, point: "no-such-point", sentence: "1" }],
    [404, { intent: "check", check: "no-such-check", option: "1" }],
    [404, { intent: "check", check: notOpen?.id ?? "", option: "1" }],
    [404, { intent: "undo-point", point: asked.id }],
    [404, { intent: "undo-check", check: check.id }],
    [404, { intent: "undo-check", check: "constructor" }],
    [404, { intent: "point", point: "constructor", sentence: "1" }],
    [400, { intent: "anything" }],
    [400, {}],
  ];
  for (const [status, fields] of refused)
    expect([fields, (await reply(fields)).status]).toEqual([fields, status]);
  const post = (path: string) =>
    client.post(path, { ...point, sentence: "1" }).then(({ status }) => status);
  expect(await post(`${review}/replies?attempt=9`)).toBe(404);
  expect(await post(`${session}/review/99/replies`)).toBe(404);
  expect(await post(`/interview/sessions/no-such-session/review/1/replies`)).toBe(404);
  expect(readRow(session)).toEqual(before);
});

test("nobody else can reply, and a visitor without an account can", async () => {
  const { session, review, asked, check } = await answerOnce();
  const before = readRow(session);
  const replies: Record<string, string>[] = [
    { intent: "point", point: asked.id, sentence: "1" },
    { intent: "check", check: check.id, option: "1" },
    { intent: "review-again" },
  ];
  const [other, stranger] = [await createSignedInClient(), await createClient()];
  for (const fields of replies) {
    expect((await other.post(`${review}/replies`, fields)).status).toBe(404);
    const response = await stranger.post(`${review}/replies`, fields);
    expect(response.headers.get("Location")).toMatch(/^\/login/);
  }
  expect(readRow(session)).toEqual(before);

  const visitor = await answerOnce(await createClient());
  await visitor.reply({ intent: "point", point: visitor.asked.id, sentence: "2" });
  expect(await openMain(visitor.client, visitor.review)).toHaveText("you checked");
});

test("of two tabs the second is told that the first was faster", async () => {
  const { session, reply, asked, check } = await answerOnce();
  const answers = await Promise.all([
    reply({ intent: "point", point: asked.id, sentence: "1" }),
    reply({ intent: "check", check: check.id, option: "1" }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toBeOneOf([
    [302, 302],
    [302, 409],
  ]);
  const { checks, point_answers } = readRow(session);
  const isTaken = answers.map(({ status }) => status === 302);
  expect([point_answers !== null, checks !== null]).toEqual(isTaken);
});
