import fc from "fast-check";
import { expect, test } from "vitest";
import { trendsBy } from "./trends";

const tries = fc.array(
  fc.record({
    score: fc.integer({ min: 0, max: 100 }),
    at: fc.constant("2026-11-01T00:00:00.000Z"),
    in: fc.uniqueArray(fc.constantFrom<string>("a", "b", "c"), { maxLength: 3 }),
  }),
  { maxLength: 20 },
);

test("every try is counted under each thing it belongs to, first, latest and best are among its scores", () => {
  fc.assert(
    fc.property(tries, (all) => {
      const trends = trendsBy(all, (one) => one.in.map((id) => ({ id, label: id.toUpperCase() })));
      expect(trends.reduce((sum, { scores }) => sum + scores.length, 0)).toBe(
        all.reduce((sum, one) => sum + one.in.length, 0),
      );
      for (const { id, scores, first, latest, best } of trends) {
        expect(scores).toEqual(all.filter((one) => one.in.includes(id)).map(({ score }) => score));
        expect([first, latest, best]).toEqual([scores[0], scores.at(-1), Math.max(...scores)]);
      }
      for (const [index, { scores }] of trends.entries())
        expect(scores.length).toBeLessThanOrEqual(trends[index - 1]?.scores.length ?? Infinity);
    }),
  );
});
