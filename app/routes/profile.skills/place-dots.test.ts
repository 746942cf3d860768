import fc from "fast-check";
import { expect, test } from "vitest";
import { placeDots } from "./place-dots";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const dot = (source: string, at: string) => ({ source, at });

test("dots stand between the first date and today", () => {
  const places = placeDots(
    [
      dot("rated", "2026-10-02T12:00:00.000Z"),
      dot("practiced", "2026-10-27T12:00:00.000Z"),
      dot("practiced", "2026-11-21T12:00:00.000Z"),
    ],
    NOW,
  );
  expect(places.map(({ x }) => x)).toEqual([2, 49.5, 97]);
});

test("dots of one lane are apart and inside, in their order; only figures that would cover others are hidden", () => {
  const days = fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(days, (list) => {
      const dots = list
        .toSorted((a, b) => b - a)
        .map((day) => dot("practiced", new Date(NOW.getTime() - day * 86_400_000).toISOString()));
      const places = placeDots(dots, NOW);
      for (const [index, { x }] of places.entries()) {
        expect(x).toBeLessThanOrEqual(97);
        expect(x).toBeGreaterThanOrEqual(2);
        const next = places[index + 1];
        if (next) expect(next.x - x).toBeGreaterThan(2.8);
      }
      expect(places.at(-1)?.isCrowded).toBe(false);
    }),
  );
});
