import { expect, test } from "vitest";
import { createEmbeddedCoach } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { compareReviews } from "./compare-reviews";

const { question } = questionById("slow-join-query") ?? {};
if (!question) throw new Error("the question is no longer in the bank");
const { kind, prompt, keyPoints, samples } = question;
const review = (answer: string) =>
  createEmbeddedCoach().review({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer,
    seconds: null,
  });

test("from a weak try to a strong one: every dimension and point, then and now, and the sum is the change of the score", async () => {
  const [weak, strong] = await Promise.all([
    review("I would check whether the indexes are used."),
    review(samples.senior),
  ]);
  const { scoreChange: change, dimensions, keyPoints: points } = compareReviews(weak, strong);
  expect(change).toBe(strong.score - weak.score);
  expect(change).toBeGreaterThan(0);
  expect(dimensions.reduce((sum, { before, after }) => sum + (after ?? 0) - (before ?? 0), 0)).toBe(
    change,
  );
  expect(points).toHaveLength(keyPoints.length);
  expect(points.some(({ direction }) => direction === "better")).toBe(true);
  expect(points.some(({ direction }) => direction === "worse")).toBe(false);
});

test("a review compared with itself: nothing changed", async () => {
  const strong = await review(samples.senior);
  const { scoreChange: change, dimensions, keyPoints: points } = compareReviews(strong, strong);
  expect(change).toBe(0);
  expect(dimensions.every(({ before, after }) => before === after)).toBe(true);
  expect(points.every(({ direction }) => direction === "same")).toBe(true);
});

test("the reverse order shows a drop", async () => {
  const [weak, strong] = await Promise.all([
    review("I would check whether the indexes are used."),
    review(samples.senior),
  ]);
  const [improvement, decline] = [compareReviews(weak, strong), compareReviews(strong, weak)];
  expect(decline.scoreChange).toBe(-(improvement.scoreChange ?? 0));
  expect(decline.keyPoints.filter(({ direction: change }) => change === "worse")).toHaveLength(
    improvement.keyPoints.filter(({ direction: change }) => change === "better").length,
  );
});

test("by different rubrics the points compare, and no score does", async () => {
  const strong = await review(samples.senior);
  const { range: _, ...earlier } = strong;
  const comparison = compareReviews(
    { ...earlier, keyPoints: earlier.keyPoints.map((point) => ({ ...point, status: "missed" })) },
    strong,
  );
  expect(comparison).toMatchObject({ scoreChange: null, dimensions: [] });
  expect(comparison.keyPoints.some(({ direction }) => direction === "better")).toBe(true);
});

test("items in only one review are kept without a change", async () => {
  const strong = await review(samples.senior);
  const [first, ...otherDimensions] = strong.dimensions;
  const older = { ...strong, dimensions: otherDimensions, keyPoints: strong.keyPoints.slice(1) };
  expect(
    compareReviews(older, strong).dimensions.find(({ name }) => name === first?.name),
  ).toMatchObject({ before: null, after: first?.points });
  expect(compareReviews(strong, older).dimensions.at(-1)).toMatchObject({
    name: first?.name,
    after: null,
  });
  expect(compareReviews(older, strong).keyPoints[0]).toMatchObject({
    before: null,
    direction: "same",
  });
});
