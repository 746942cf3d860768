import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { openMain } from "../support/page";
import { answerOnce, findPoint, QUESTION_ID, readReview, readRow } from "../support/replies";

const { question } = questionById(QUESTION_ID) ?? expect.unreachable();
const point = question.keyPoints.find(({ halves }) => halves) ?? expect.unreachable();
const [first, second] = point.halves ?? expect.unreachable();

test("a sentence may say one half of a point, and the page asks for the other half", async () => {
  const { client, session, review, reply } = await answerOnce();
  const answer = (half: string, sentence: string) =>
    reply({ intent: "point", point: point.id, half, sentence });
  expect((await answer("3", "2")).status).toBe(400);
  expect((await answer("1", "99")).status).toBe(404);

  expect((await answer("1", "2")).status).toBe(302);
  expect(findPoint(session, point.id)).toMatchObject({
    status: "partial",
    source: "person",
    sentence: 1,
    openHalf: 1,
  });
  expect(JSON.parse(String(readRow(session).point_answers))).toEqual({ [point.id]: { 0: 1 } });
  for (const check of readReview(session).openChecks ?? [])
    await reply({ intent: "check", check: check.id, option: "1" });
  const main = await openMain(client, review);
  expect(main).toHaveText(`Which sentence says ${second}?`);
  expect(main).not.toHaveText(`Which sentence says ${first}?`);

  expect((await answer("2", "3")).status).toBe(302);
  expect(findPoint(session, point.id)).toMatchObject({ source: "person" });
  expect(await openMain(client, review)).not.toHaveText(`Which sentence says ${second}?`);
  expect((await answer("2", "4")).status).toBe(409);
  await reply({ intent: "undo-point", point: point.id });
  expect(readRow(session).point_answers).toBeNull();
});
