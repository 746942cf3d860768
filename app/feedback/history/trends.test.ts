import fc from "fast-check";
import { expect, test } from "vitest";
import { computeTrends } from "./trends";

const arbitraryAttempts = fc.array(
  fc.record({
    questionId: fc.constantFrom("q1", "q2", "q3"),
    score: fc.integer({ min: 0, max: 100 }),
    isByEarlierRubric: fc.boolean(),
    at: fc.constant("2026-11-01T00:00:00.000Z"),
    in: fc.uniqueArray(fc.constantFrom<string>("a", "b", "c"), { maxLength: 3 }),
  }),
  { maxLength: 20 },
);

test("every attempt counts for each of its topics; the best is among its scores", () => {
  fc.assert(
    fc.property(arbitraryAttempts, (attempts) => {
      const trends = computeTrends(attempts, (attempt) =>
        attempt.in.map((id) => ({ id, label: id.toUpperCase() })),
      );
      expect(trends.reduce((sum, { scores }) => sum + scores.length, 0)).toBe(
        attempts.reduce((sum, attempt) => sum + attempt.in.length, 0),
      );
      for (const { id, scores, best } of trends) {
        expect(scores).toEqual(
          attempts.filter((attempt) => attempt.in.includes(id)).map(({ score }) => score),
        );
        expect(best).toBe(Math.max(...scores));
      }
      for (const [index, { scores }] of trends.entries())
        expect(scores.length).toBeLessThanOrEqual(trends[index - 1]?.scores.length ?? Infinity);
    }),
  );
});

test("a change is shown for repeated questions alone", () => {
  const at = "2026-11-01T00:00:00.000Z";
  const getRepeated = (...attempts: [questionId: string, score: number, isOld?: true][]) =>
    computeTrends(
      attempts.map(([questionId, score, isOld]) => ({
        questionId,
        score,
        isByEarlierRubric: isOld === true,
        at,
      })),
      () => [{ id: "sql", label: "SQL" }],
    )[0]?.repeated;
  expect(getRepeated(["a", 99], ["b", 99])).toBeNull();
  expect(getRepeated(["a", 40], ["b", 99], ["a", 70])).toEqual({
    first: 40,
    latest: 70,
    questionCount: 1,
  });
  expect(getRepeated(["a", 90, true], ["a", 40])).toBeNull();
  expect(getRepeated(["a", 90, true], ["a", 40], ["a", 50])).toMatchObject({ first: 40 });
  expect(getRepeated(["a", 40], ["b", 60], ["a", 70], ["b", 80])).toEqual({
    first: 50,
    latest: 75,
    questionCount: 2,
  });
});
