import fc from "fast-check";
import { expect, test } from "vitest";
import { type Evidence, levelOf } from "./level";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const piece = (source: Evidence["source"], value: number, days = 0, about = "a"): Evidence => ({
  skill: "sql",
  source,
  about,
  value,
  at: daysAgo(days),
});
const width = (evidence: readonly Evidence[], now = NOW) => {
  const level = levelOf(evidence, now);
  return level ? level.high - level.low : Number.NaN;
};

const anyPiece = fc
  .record({
    source: fc.constantFrom<Evidence["source"]>("rated", "practiced", "learned", "reviewed"),
    value: fc.integer({ min: 0, max: 100 }),
    days: fc.integer({ min: 0, max: 2000 }),
    about: fc.constantFrom("a", "b", "c"),
  })
  .map(({ source, value, days, about }) => piece(source, value, days, about));
const anyEvidence = fc.array(anyPiece, { minLength: 1, maxLength: 12 });

test("nothing is known without evidence", () => {
  expect(levelOf([], NOW)).toBeUndefined();
});

test("a word about oneself is a wide claim; answers make it narrow and shown", () => {
  expect(levelOf([piece("rated", 75)], NOW)).toEqual({
    value: 75,
    low: 54,
    high: 96,
    support: "thin",
    isShown: false,
  });
  expect(levelOf([piece("rated", 75), piece("practiced", 60)], NOW)).toEqual({
    value: 65,
    low: 51,
    high: 79,
    support: "some",
    isShown: true,
  });
  expect(
    levelOf(
      ["a", "b", "c", "d"].map((about) => piece("practiced", 60, 0, about)),
      NOW,
    ),
  ).toEqual({ value: 60, low: 54, high: 66, support: "firm", isShown: true });
});

test("of several tries at one question the newest counts, in whichever order they come", () => {
  expect(levelOf([piece("practiced", 80, 1), piece("practiced", 20, 9)], NOW)?.value).toBe(80);
  expect(levelOf([piece("practiced", 20, 9), piece("practiced", 80, 1)], NOW)?.value).toBe(80);
});

test("the newer and the weightier pull harder", () => {
  expect(
    levelOf([piece("practiced", 80, 0, "a"), piece("practiced", 20, 240, "b")], NOW)?.value,
  ).toBe(68);
  expect(levelOf([piece("reviewed", 80), piece("rated", 20)], NOW)?.value).toBe(65);
});

test("a level lies between its lowest and its highest evidence, inside its range, and the range inside the scale", () => {
  fc.assert(
    fc.property(anyEvidence, (evidence) => {
      const level = levelOf(evidence, NOW);
      if (!level) throw new Error("evidence without a level");
      const values = evidence.map(({ value }) => value);
      expect(level.value).toBeGreaterThanOrEqual(Math.min(...values));
      expect(level.value).toBeLessThanOrEqual(Math.max(...values));
      expect(level.low).toBeGreaterThanOrEqual(0);
      expect(level.low).toBeLessThanOrEqual(level.value);
      expect(level.high).toBeGreaterThanOrEqual(level.value);
      expect(level.high).toBeLessThanOrEqual(100);
    }),
  );
});

test("the order of the evidence says nothing", () => {
  const distinct = fc.uniqueArray(anyPiece, {
    minLength: 1,
    maxLength: 8,
    selector: ({ source, about }) => `${source} ${about}`,
  });
  fc.assert(
    fc.property(distinct, (evidence) => {
      expect(levelOf(evidence.toReversed(), NOW)).toEqual(levelOf(evidence, NOW));
    }),
  );
});

test("one more piece that agrees never widens the range, and age never narrows it", () => {
  fc.assert(
    fc.property(anyEvidence, fc.integer({ min: 0, max: 1000 }), (evidence, days) => {
      const level = levelOf(evidence, NOW);
      if (!level) throw new Error("evidence without a level");
      // One point of rounding on each side.
      expect(
        width([...evidence, piece("practiced", level.value, 0, "another")]),
      ).toBeLessThanOrEqual(width(evidence) + 2);
      const [only] = evidence;
      if (only)
        expect(width([only], new Date(NOW.getTime() + days * 86_400_000))).toBeGreaterThanOrEqual(
          width([only]),
        );
    }),
  );
});

test("a better answer never lowers a level", () => {
  fc.assert(
    fc.property(
      anyEvidence,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (evidence, one, other) => {
        const after = (value: number) =>
          levelOf([...evidence, piece("practiced", value, 0, "new")], NOW)?.value ?? 0;
        expect(after(Math.max(one, other))).toBeGreaterThanOrEqual(after(Math.min(one, other)));
      },
    ),
  );
});
