import fc from "fast-check";
import { expect, test } from "vitest";
import { computeTrends } from "./trends";

const arbitraryAttempts = fc.array(
  fc.record({
    score: fc.integer({ min: 0, max: 100 }),
    at: fc.constant("2026-11-01T00:00:00.000Z"),
    in: fc.uniqueArray(fc.constantFrom<string>("a", "b", "c"), { maxLength: 3 }),
  }),
  { maxLength: 20 },
);

test("every attempt counts for each of its topics; first, latest and best are among its scores", () => {
  fc.assert(
    fc.property(arbitraryAttempts, (attempts) => {
      const trends = computeTrends(attempts, (attempt) =>
        attempt.in.map((id) => ({ id, label: id.toUpperCase() })),
      );
      expect(trends.reduce((sum, { scores }) => sum + scores.length, 0)).toBe(
        attempts.reduce((sum, attempt) => sum + attempt.in.length, 0),
      );
      for (const { id, scores, first, latest, best } of trends) {
        expect(scores).toEqual(
          attempts.filter((attempt) => attempt.in.includes(id)).map(({ score }) => score),
        );
        expect([first, latest, best]).toEqual([scores[0], scores.at(-1), Math.max(...scores)]);
      }
      for (const [index, { scores }] of trends.entries())
        expect(scores.length).toBeLessThanOrEqual(trends[index - 1]?.scores.length ?? Infinity);
    }),
  );
});
