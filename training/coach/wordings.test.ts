import { expect, test } from "vitest";
import { INTERVIEW_CARDS, listQuestions } from "~/data/questions/cards.server";
import { WRITERS, loadWordings } from "./wordings";

const MIN_WORDINGS = 30;
const MIN_NEAR_MISSES = 15;

const wordings = loadWordings();
const chosen = new Set(wordings.map(({ questionId }) => questionId));
const points = listQuestions()
  .filter(({ question, card }) => INTERVIEW_CARDS.includes(card) || chosen.has(question.id))
  .flatMap(({ question: { id, keyPoints } }) => keyPoints.map((point) => `${id} ${point.id}`));
const counts = Map.groupBy(wordings, ({ questionId, pointId }) => `${questionId} ${pointId}`);

test("every key point of the nine cards and of the chosen pack questions has wordings and near misses by every writer", () => {
  expect([...counts.keys()].toSorted()).toEqual(points.toSorted());
  for (const [point, ofPoint] of counts) {
    const makes = ofPoint.filter(({ kind }) => kind === "makes").length;
    expect(makes, point).toBeGreaterThanOrEqual(MIN_WORDINGS);
    expect(ofPoint.length - makes, point).toBeGreaterThanOrEqual(MIN_NEAR_MISSES);
    expect(new Set(ofPoint.map(({ writer }) => writer)).size, point).toBe(WRITERS.length);
  }
});

test("no writer uses a sentence twice for one point", () => {
  for (const [point, ofPoint] of counts) {
    const texts = ofPoint.map(({ text, writer }) => `${writer} ${text.toLowerCase()}`);
    expect(new Set(texts).size, point).toBe(texts.length);
  }
});
