import { expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import type { Review } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import { listModelAnswers, markModelAnswers } from "./model-answers";

const { question } = questionById("profit-decline") ?? expect.unreachable();
const request = {
  kind: question.kind,
  question: question.prompt,
  keyPoints: question.keyPoints,
  answer: question.samples.junior.split(". ").slice(0, 6).join(". "),
  seconds: null,
};
const review = reviewAnswer(request);
const [asked, other] = review.keyPoints.filter(({ status }) => status === "asked");
const thought = review.keyPoints.find(({ source }) => source === "thought");
if (!asked || !other || !thought) throw new Error("the review asks too little");

/** A model that finds these points in the first sentence, and no others. */
function findPoints(ids: readonly string[]): Review {
  const keyPoints = review.keyPoints.map((point) => ({
    ...point,
    source: "model" as const,
    status: ids.includes(point.id) ? ("partial" as const) : ("asked" as const),
    sentence: ids.includes(point.id) ? 0 : null,
  }));
  return { ...review, keyPoints, maker: { name: "a-model", version: "prompt 3" } };
}

test("a model answers open points only, by the sentence it quotes", () => {
  const opinion = findPoints([asked.id, thought.id]);
  expect(listModelAnswers(review, opinion)).toEqual({ points: { [asked.id]: 0 }, checks: {} });
});

test("its answers count as its own, not as the person’s", () => {
  const opinion = findPoints([asked.id]);
  const pointAnswers = { [asked.id]: 0, [other.id]: 0 };
  const counted = reviewAnswer({ ...request, pointAnswers });
  const marked = markModelAnswers(counted, opinion, { points: { [asked.id]: 0 }, checks: {} });
  const find = (id: string) => marked.keyPoints.find((point) => point.id === id);
  expect(find(asked.id)).toMatchObject({ source: "model", status: "partial", sentence: 0 });
  expect(find(other.id)).toMatchObject({ source: "person" });
  expect(marked.score).toBeGreaterThanOrEqual(review.score);
  expect(marked.ownShare).toBeLessThan(counted.ownShare ?? 0);
});

test("a check that it reads in the answer counts, and stays open for the person without its key", () => {
  const [check] = review.openChecks ?? [];
  if (!check) throw new Error("the review asks no check");
  const checkReadings = [
    { id: check.id, option: 1, sentence: 0 },
    { id: "another", option: 0, sentence: 0 },
  ];
  const opinion = { ...findPoints([]), checkReadings };
  const answers = listModelAnswers(review, opinion);
  expect(answers).toEqual({ points: {}, checks: { [check.id]: 1 } });
  const counted = reviewAnswer({ ...request, checkAnswers: answers.checks });
  const marked = markModelAnswers(counted, opinion, answers);
  expect(marked.answeredChecks).toEqual([]);
  expect(marked.openChecks).toContainEqual({
    ...check,
    reading: { maker: "a-model", option: 1 },
  });
  expect(marked.score).not.toBe(review.score);
});
