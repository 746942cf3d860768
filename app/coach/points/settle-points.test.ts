import { expect, test } from "vitest";
import { buildAnswerContext } from "~/coach/context/answer-context";
import { CONFLICT, STORY_ANSWERS } from "~/coach/testing/fixtures";
import type { PointAnswers } from "~/coach/types";
import { settlePoints } from "./settle-points";

const [{ id } = { id: "" }] = CONFLICT.keyPoints;

function settle(said: PointAnswers[string]) {
  const request = { ...CONFLICT, answer: STORY_ANSWERS.strong, seconds: null };
  const context = buildAnswerContext({ ...request, pointAnswers: { [id]: said } });
  return settlePoints(context).find(({ point }) => point.id === id) ?? expect.unreachable();
}

test("one half of a point counts half, whether the other half is open or left out", () => {
  const whole = settle(1);
  expect(whole).toMatchObject({ status: "covered", source: "person", sentence: 1 });
  const half = { status: "partial", source: "person", sentence: 1, credit: whole.credit / 2 };
  expect(settle({ 0: 1 })).toMatchObject({ ...half, openHalf: 1 });
  expect(settle({ 1: 1 })).toMatchObject({ ...half, openHalf: 0 });
  expect(settle({ 0: 1, 1: null })).toMatchObject(half);
  expect(settle({ 0: 1, 1: null }).openHalf).toBeUndefined();
  expect(settle({ 0: 1, 1: 2 })).toMatchObject({ status: "covered", credit: whole.credit });
});

test("a half in a sentence that isn’t there says nothing", () => {
  expect(settle({ 0: 99 })).toEqual(settle(99));
});
