import { expect, test } from "vitest";
import { buildAnswerContext } from "~/coach/context/answer-context";
import { reviewAnswer } from "~/coach/embedded";
import type { CoachRequest } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import { countRight, listResults } from "./read-checks";
import { settlePoints } from "./settle-points";

const { question } = questionById("linked-list-cycle") ?? expect.unreachable();
const request: CoachRequest = {
  kind: question.kind,
  question: question.prompt,
  keyPoints: question.keyPoints,
  answer: question.samples.junior.slice(0, 300),
  seconds: null,
};
const asked = reviewAnswer(request).keyPoints.find(({ status }) => status === "asked");
const point = question.keyPoints.find(({ id }) => id === asked?.id) ?? expect.unreachable();
const [check] = point.checks ?? [];
if (!check) throw new Error("the point has no check");

test("a check explained on another attempt isn’t asked again", () => {
  const explainedChecks = [check.id];
  const ids = (explained: Partial<CoachRequest>) =>
    reviewAnswer({ ...request, keyPoints: [point], ...explained }).openChecks?.map(({ id }) => id);
  expect(ids({})).toContain(check.id);
  expect(ids({ explainedChecks })).not.toContain(check.id);
});

test("a right answer to it counts half", () => {
  const answers = { checkAnswers: { [check.id]: check.key } };
  const explained = { ...answers, explainedChecks: [check.id] };
  expect(countRight(listResults(point, { ...request, ...answers }))).toBe(1);
  expect(countRight(listResults(point, { ...request, ...explained }))).toBe(0.5);

  const getCredit = (replies: Partial<CoachRequest>) =>
    settlePoints(buildAnswerContext({ ...request, ...replies })).find(
      (settled) => settled.point.id === point.id,
    )?.credit ?? expect.unreachable();
  const [before, half, whole] = [{}, explained, answers].map(getCredit);
  expect(whole).toBeGreaterThan(before ?? 1);
  expect((half ?? 0) - (before ?? 0)).toBeCloseTo(((whole ?? 0) - (before ?? 0)) / 2);
});

test("a wrong choice is a fact to look up: the answer itself isn’t said to be wrong", () => {
  const wrongChoice = (check.key + 1) % 3;
  const review = reviewAnswer({ ...request, checkAnswers: { [check.id]: wrongChoice } });
  expect(review.headline).toBe("One fact to look up");
  expect(JSON.stringify(review.dimensions)).not.toContain("wrong way round");
});
