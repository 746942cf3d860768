import { expect, test } from "vitest";
import { RUBRIC_VERSION } from "~/coach/rubric";
import { questionById } from "~/data/questions/cards.server";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { changeReview, select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import {
  POOR_ANSWER,
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  getSessionId,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, openPage } from "../support/page";
import { createShareLink } from "../support/share-link";

const ANSWER = `${POOR_ANSWER} Then I would look at what the machine does while it runs.`;
const POINTS = questionById(SLOW_JOIN_ID)?.question.keyPoints ?? [];

async function answerOnce(person?: Client) {
  const client = person ?? (await createSignedInClient());
  const session = await startSession(client);
  await submitAnswer(client, session, ANSWER);
  const review = `${session}/review/${SLOW_JOIN_NUMBER}`;
  const page = await openMain(client, review);
  const names = page.names("button").filter((name) => name.startsWith("Count this point"));
  const [, label = ""] = /: (.*)$/.exec(names.at(-1) ?? "") ?? [];
  const point = POINTS.find((keyPoint) => keyPoint.label === label)?.id ?? "";
  const mark = (fields: Record<string, string> = {}) =>
    client.post(`${review}/points?attempt=1`, { intent: "mark", point, sentence: "2", ...fields });
  return { client, session, review, point, label, mark };
}

interface StoredReview {
  maker: object;
  sentences: object[];
}

const readAnswer = (session: string) =>
  select("select * from interview_answers where session_id = ?", [getSessionId(session)])[0];

test("a point that wasn't found is marked in a sentence, counts, and can be undone", async () => {
  const { client, session, review, point, label, mark } = await answerOnce();
  const before = readAnswer(session);
  expect(await openMain(client, review)).toHaveText("I said this");
  expect(await openMain(client, review)).not.toHaveText(/\bMissed\b/);

  const response = await mark();
  expect(response.headers.get("Location")).toBe(`${review}?attempt=1#key-points`);
  const after = readAnswer(session);
  expect(Number(after?.own_score)).toBeGreaterThan(Number(before?.score));
  expect([after?.score, after?.review]).toEqual([before?.score, before?.review]);
  const main = await openMain(client, review);
  expect(main).toHaveText("Marked by you in sentence 2");
  expect(main).toHaveText(
    `${String(after?.own_score)} with the points you marked yourself, ${String(before?.score)} without them.`,
  );

  await client.post(`${review}/points?attempt=1`, { intent: "undo", point });
  expect(readAnswer(session)).toEqual(before);
  expect(await openMain(client, review)).toHaveText(label);
  expect(await openMain(client, review)).not.toHaveText("Marked by you");
});

test("a point is marked in a review by an earlier rubric too, unless its sentences differ", async () => {
  const { session, mark } = await answerOnce();
  const change = (edit: (review: StoredReview) => void) =>
    changeReview<StoredReview>(getSessionId(session), edit);
  const setSentence = (text: string) =>
    change(({ sentences: [, second] }) => Object.assign(second ?? expect.unreachable(), { text }));
  change(({ maker }) => Object.assign(maker, { version: "rubric 1.2" }));
  setSentence("Something else.");
  expect((await mark()).status).toBe(409);
  expect(readAnswer(session)?.own_points).toBeNull();

  setSentence("Then I would look at what the machine does while it runs.");
  expect((await mark()).status).toBe(302);
  const { review, own_review, own_score } = readAnswer(session) ?? {};
  expect(String(review)).toContain("rubric 1.2");
  expect(String(own_review)).toContain(`rubric ${RUBRIC_VERSION}`);
  expect(Number(own_score)).toBeGreaterThan(0);
});

test("skill record, report, attempts and export say which part is the person's", async () => {
  const { client, session, mark } = await answerOnce();
  await mark();
  const row = readAnswer(session);
  const gained = Number(row?.own_score) - Number(row?.score);
  expect(await openMain(client, "/profile/skills")).toHaveText(
    `${gained} from points you marked yourself`,
  );
  expect(await openMain(client, `${session}/report`)).toHaveText(
    /of this score comes? from key points you marked yourself/,
  );
  expect(await openMain(client, `/interview/questions/${SLOW_JOIN_ID}`)).toHaveText(
    /points? marked yourself/,
  );
  const link = await createShareLink(client, session, { scores: "on" });
  expect(await openMain(await createClient(), link)).toHaveText(
    /from key points marked by the person who answered/,
  );
  const stored = JSON.parse((await downloadArchive(client)).read("data.json")) as {
    interview_answers: { own_points: unknown }[];
  };
  expect(stored.interview_answers[0]?.own_points).toEqual([
    { keyPointId: expect.any(String) as string, sentence: 1 },
  ]);
});

test("what isn't there, or twice, is refused and changes nothing", async () => {
  const { client, session, review, point, mark } = await answerOnce();
  const before = readAnswer(session);
  for (const sentence of ["0", "99", "-1", "1.5", "x", ""])
    expect((await mark({ sentence })).status).toBeOneOf([400, 404]);
  expect((await mark({ point: "no-such-point" })).status).toBe(404);
  expect((await mark({ intent: "undo" })).status).toBe(404);
  expect((await mark({ intent: "anything" })).status).toBe(400);
  const post = (path: string) =>
    client.post(path, { intent: "mark", point, sentence: "1" }).then(({ status }) => status);
  expect(await post(`${review}/points?attempt=9`)).toBe(404);
  expect(await post(`${session}/review/99/points`)).toBe(404);
  expect(await post(`/interview/sessions/no-such-session/review/1/points`)).toBe(404);
  expect(readAnswer(session)).toEqual(before);

  await mark();
  const marked = readAnswer(session);
  expect((await mark()).status).toBe(409);
  expect((await mark({ sentence: "1" })).status).toBe(409);
  expect(readAnswer(session)).toEqual(marked);
});

test("a visitor without an account can mark a point", async () => {
  const { client, review, mark } = await answerOnce(await createClient());
  await mark();
  expect(await openMain(client, review)).toHaveText("Marked by you in sentence 2");
});

test("nobody else can mark a point", async () => {
  const { session, review, point } = await answerOnce();
  const before = readAnswer(session);
  const fields = { intent: "mark", point, sentence: "1" };
  for (const [other, status] of [
    [await createSignedInClient(), 404],
    [await createClient(), 302],
  ] as const)
    expect((await other.post(`${review}/points`, fields)).status).toBe(status);
  expect(readAnswer(session)).toEqual(before);
});

test("of a pass every point is missed, and none can be marked", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await submitAnswer(client, session, "I don't know.");
  const review = `${session}/review/${SLOW_JOIN_NUMBER}`;
  const { main } = await openPage(client, review);
  expect(main).toHaveText("Missed");
  expect(main).not.toHaveText("I said this");
  const status = await client.post(`${review}/points`, {
    intent: "mark",
    point: POINTS[0]?.id ?? "",
    sentence: "1",
  });
  expect(status.status).toBe(409);
});
