import { expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { compareSessions } from "./compare-sessions";

/** Nothing is open: the score has a figure. */
const SETTLED_RANGE = [60, 80] as const;

const answer = (id: string, sample: "junior" | "senior", seconds: number | null = null) => {
  const { question } = questionById(id) ?? expect.unreachable();
  const { kind, prompt, keyPoints, samples, name } = question;
  const review = reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    answer: samples[sample],
    seconds,
  });
  return { questionId: id, name, review: { ...review, range: SETTLED_RANGE } };
};

test("only the dimensions that both sessions have are compared, as shares of 100", () => {
  const technical = answer("slow-join-query", "senior");
  const behavioral = answer("deadline-in-danger", "senior");
  const names = (answers: (typeof technical)[]) =>
    answers.flatMap(({ review }) => review.dimensions.map(({ name }) => name));
  const { dimensions, sharedQuestionCount } = compareSessions([technical], [behavioral]);
  expect(dimensions.map(({ name }) => name).toSorted()).toEqual(
    names([technical])
      .filter((name) => names([behavioral]).includes(name))
      .toSorted(),
  );
  for (const { before, after, weight } of dimensions) {
    expect(weight).toBe(100);
    for (const share of [before, after]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100);
    }
  }
  expect(sharedQuestionCount).toBe(0);
});

test("a dimension worth more points in a spoken answer than in a typed one is not a gain", () => {
  const typed = answer("deadline-in-danger", "senior");
  const weights = typed.review.dimensions.map((dimension) => ({
    ...dimension,
    weight: dimension.weight * 2,
    points: dimension.points * 2,
  }));
  const spoken = { ...typed, review: { ...typed.review, dimensions: weights } };
  for (const { before, after } of compareSessions([typed], [spoken]).dimensions)
    expect(after).toBe(before);
});

test("an answer about which too much is open has no figure and counts in no mean", () => {
  const settled = answer("slow-join-query", "senior");
  const other = answer("null-in-filters", "junior");
  const open = { ...other, review: { ...other.review, range: [10, 70] as const, isOpen: true } };
  const { after, questions } = compareSessions([settled], [settled, open]);
  expect(after).toMatchObject({ score: settled.review.score, answered: 1 });
  expect(questions.find(({ questionId }) => questionId === open.questionId)?.after).toBe(
    "too open",
  );
  expect(compareSessions([settled], [open]).after.score).toBeNull();
});
