import { expect, test } from "vitest";
import { INTERVIEW_CARDS, questionById } from "~/data/questions/cards.server";
import { reviewAnswer } from "./embedded";
import type { CoachRequest } from "./types";

/** The review of an answer to a question of the bank. */
function review(id: string, answer: string, extra: Partial<CoachRequest> = {}) {
  const { kind, prompt, keyPoints } = (questionById(id) ?? expect.unreachable()).question;
  return reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    answer,
    seconds: null,
    ...extra,
  });
}

test("a listed mistake is wrong because of its figure", () => {
  const getStatus = (answer: string) =>
    review("london-coffee", answer).keyPoints.find(({ id }) => id === "population")?.status;
  expect(getStatus("London has about 3 million residents.")).toBe("contradicted");
  expect(getStatus("London has about nine million residents.")).not.toBe("contradicted");
});

test.each(["I don't really know.", "I really don't know."])("a refusal: %s", (answer) => {
  const { flag, score, keyPoints } = review("slow-join-query", answer);
  expect({ flag, isPass: score <= 3 }).toEqual({ flag: "refusal", isPass: true });
  expect(new Set(keyPoints.map(({ status }) => status))).toEqual(new Set(["asked"]));
});

test("one ordered map is an answer to the cache question", () => {
  const answer =
    "In JavaScript a Map keeps its keys in the order they were inserted, so one Map is enough. For get I check that the key is there, read the value, delete the key and set it again, which puts it at the end. For put I delete the key if it exists and set it. If the size is now greater than the capacity, I delete the first key, since the first one is the least recently used. Each step is constant time.";
  const { score, keyPoints } = review("lru-cache", answer);
  expect(score).toBeGreaterThanOrEqual(60);
  expect(keyPoints.filter(({ status }) => status === "contradicted")).toEqual([]);
});

const ALL = INTERVIEW_CARDS.flatMap(({ questions }) => questions);

test.each(ALL.map(({ id }) => [id]))(
  "%s: what the person points at counts, what they left out doesn’t",
  (id) => {
    const { keyPoints, samples } = (questionById(id) ?? expect.unreachable()).question;
    const answer = samples.junior;
    const all = (sentence: number | null) =>
      Object.fromEntries(keyPoints.map((point) => [point.id, sentence]));
    const before = review(id, answer);
    const [told, leftOut] = [all(0), all(null)].map((pointAnswers) =>
      review(id, answer, { pointAnswers }),
    );
    expect(leftOut?.score).toBeLessThan(before.score);
    expect(told?.score).toBeGreaterThan(leftOut?.score ?? 100);
    expect(told?.isOpen).toBe(false);
    expect(told?.keyPoints.some(({ status }) => status === "missed" || status === "asked")).toBe(
      false,
    );
  },
);

test("the coach alone never says that a point was missed", () => {
  for (const question of ALL) {
    const { keyPoints } = review(question.id, question.samples.senior.slice(0, 150));
    expect(keyPoints.filter(({ status }) => status === "missed")).toEqual([]);
  }
});

test("a check answered wrong turns its point round, a right one settles it, one explained before counts half", () => {
  const { question } = questionById("linked-list-cycle") ?? expect.unreachable();
  const { samples } = question;
  const before = review(question.id, samples.senior);
  const [check] = before.openChecks ?? [];
  if (!check) expect.unreachable();
  const { key } =
    question.keyPoints.flatMap(({ checks = [] }) => checks).find(({ id }) => id === check.id) ??
    expect.unreachable();
  const answerWith = (option: number, extra: Partial<CoachRequest> = {}) =>
    review(question.id, samples.senior, { checkAnswers: { [check.id]: option }, ...extra });
  const [right, wrong] = [answerWith(key), answerWith((key + 1) % 3)];
  const getPoint = ({ keyPoints }: typeof right) =>
    keyPoints.find(({ id }) => id === check.pointId);
  expect(getPoint(right)).toMatchObject({ source: "checked" });
  expect(getPoint(wrong)).toMatchObject({ source: "checked", status: "contradicted" });
  expect(wrong.score).toBeLessThan(before.score);
  expect(right.score).toBeGreaterThanOrEqual(before.score);
  const explained = answerWith(key, { explainedChecks: [check.id] });
  expect(explained.score).toBeLessThanOrEqual(right.score);
  expect(explained.answeredChecks).toMatchObject([{ id: check.id, isExplained: true }]);
});

test("at most three checks are asked, without their keys", () => {
  for (const { id, samples } of ALL) {
    const { openChecks = [] } = review(id, samples.junior);
    expect(openChecks.length).toBeLessThanOrEqual(3);
    for (const check of openChecks)
      expect(Object.keys(check).toSorted()).toEqual(["id", "options", "pointId", "prompt"]);
  }
});
