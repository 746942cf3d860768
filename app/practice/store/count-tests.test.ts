import { expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { hasScore } from "~/coach/has-score";
import { questionById } from "~/data/questions/cards.server";
import type { CodeAnswer } from "~/practice/store/types";
import { countTests } from "./count-tests";

const question = questionById("two-sum")?.question;
if (!question) throw new Error("no such question");
const { kind, prompt, keyPoints, samples } = question;

const review = (answer: string) =>
  reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer,
    seconds: null,
  });
const code = (passed: number | null, total: number | null = 9): CodeAnswer => ({
  language: "javascript",
  source: "code",
  passed,
  total,
});
const saidOf = ({ dimensions }: ReturnType<typeof review>) =>
  dimensions.find(({ name }) => name === "said");

const SHORT = "I use a hash map.";

test("green tests earn all of what was said, also without an explanation", () => {
  const counted = countTests(review(""), code(9));
  expect([counted.score, counted.band, counted.flag]).toEqual([70, "Solid", null]);
  expect(saidOf(counted)).toMatchObject({ score: 100, points: 70, gap: "" });
  expect(counted.headline).toBe("Your code passes all 9 tests");
});

test("some green tests earn their share", () => {
  const counted = countTests(review(""), code(3));
  expect(saidOf(counted)).toMatchObject({ score: 33, points: 23 });
  expect(counted.headline).toBe("Your code passes 3 of 9 tests");
});

test("an explanation never lowers what the tests earn, nor the tests what it earns", () => {
  const without = review(SHORT);
  const counted = countTests(without, code(9));
  expect(saidOf(counted)?.points).toBe(70);
  expect(counted.score).toBe(without.score - (saidOf(without)?.points ?? 0) + 70);
  expect(saidOf(countTests(review(samples.senior), code(0)))?.score).toBe(
    saidOf(review(samples.senior))?.score,
  );
});

test("a contradiction halves them", () => {
  const contradicted = review(SHORT);
  const [first, ...rest] = contradicted.keyPoints;
  if (!first) throw new Error("no key points");
  const counted = countTests(
    { ...contradicted, keyPoints: [{ ...first, status: "contradicted" }, ...rest] },
    code(9),
  );
  expect(saidOf(counted)?.score).toBe(Math.round(((saidOf(contradicted)?.score ?? 0) + 100) / 2));
});

test.each([0, 4, 9])("with %d of 9, points add up and the next steps fit", (passed) => {
  for (const text of ["", SHORT, samples.junior, samples.senior]) {
    const counted = countTests(review(text), code(passed));
    const sum = (points: readonly { points: number }[]) =>
      points.reduce((total, each) => total + each.points, 0);
    expect(sum(counted.dimensions)).toBe(counted.score);
    const [from, to] = counted.range ?? expect.unreachable();
    expect(counted.score).toBeGreaterThanOrEqual(from);
    expect(counted.score).toBeLessThanOrEqual(to);
    expect(sum(counted.nextSteps)).toBeLessThanOrEqual(100 - counted.score);
  }
});

test("tests that weren't run change no score", () => {
  expect(countTests(review(SHORT), code(null, null))).toEqual(review(SHORT));
  const counted = countTests(review(""), code(null, null));
  expect([hasScore(counted), counted.flag, counted.nextSteps]).toEqual([false, "untested", []]);
  expect(counted.confidenceReason).toBe("Not scored: the coach doesn’t read code");
  expect(counted.headline).toBe("There is code, but its tests weren’t run");
  expect(countTests(review(SHORT), null)).toEqual(review(SHORT));
});
