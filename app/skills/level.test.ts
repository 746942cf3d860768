import fc from "fast-check";
import { expect, test } from "vitest";
import { type Evidence, calculateLevel, calculateShares } from "./level";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const createEvidence = (
  source: Evidence["source"],
  value: number,
  days = 0,
  about = "a",
): Evidence => ({
  skill: "sql",
  source,
  subject: about,
  value,
  at: daysAgo(days),
});
const helped = (source: Evidence["source"], value: number, days = 0): Evidence => ({
  ...createEvidence(source, value, days, "helped"),
  isHelped: true,
});
const practiced = (about: string) => createEvidence("practiced", 50, 0, about);
const rangeWidth = (evidence: readonly Evidence[], now = NOW) => {
  const level = calculateLevel(evidence, now);
  return level ? level.high - level.low : Number.NaN;
};

const arbitraryEvidence = fc
  .record({
    source: fc.constantFrom<Evidence["source"]>("rated", "practiced", "learned", "reviewed"),
    value: fc.integer({ min: 0, max: 100 }),
    days: fc.integer({ min: 0, max: 2000 }),
    about: fc.constantFrom("a", "b", "c"),
    isHelped: fc.boolean(),
  })
  .map(({ source, value, days, about, isHelped }) => ({
    ...createEvidence(source, value, days, about),
    isHelped,
  }));
const arbitraryEvidenceList = fc.array(arbitraryEvidence, { minLength: 1, maxLength: 12 });

test("there is no level without evidence", () => {
  expect(calculateLevel([], NOW)).toBeUndefined();
});

test("a self-rating gives a wide range; answers narrow it and demonstrate the skill", () => {
  expect(calculateLevel([createEvidence("rated", 75)], NOW)).toEqual({
    value: 75,
    low: 54,
    high: 96,
    certainty: 33,
    support: "thin",
    isDemonstrated: false,
  });
  expect(
    calculateLevel([createEvidence("rated", 75), createEvidence("practiced", 60)], NOW),
  ).toEqual({
    value: 65,
    low: 51,
    high: 79,
    certainty: 60,
    support: "some",
    isDemonstrated: true,
  });
  expect(
    calculateLevel(
      ["a", "b", "c", "d"].map((about) => createEvidence("practiced", 60, 0, about)),
      NOW,
    ),
  ).toEqual({
    value: 60,
    low: 54,
    high: 66,
    certainty: 80,
    support: "firm",
    isDemonstrated: true,
  });
});

test.each([
  ["thin", 0.74, [createEvidence("rated", 50), helped("rated", 50, 21)]],
  ["some", 0.75, [createEvidence("rated", 50), helped("rated", 50)]],
  ["some", 2.49, [practiced("a"), practiced("b"), createEvidence("rated", 50, 11)]],
  ["firm", 2.5, [practiced("a"), practiced("b"), createEvidence("rated", 50)]],
] as const)("support is %s from a total weight of %s", (support, _weight, evidence) => {
  expect(calculateLevel(evidence, NOW)?.support).toBe(support);
});

test("of several attempts at one question the newest counts, in any order", () => {
  expect(
    calculateLevel([createEvidence("practiced", 80, 1), createEvidence("practiced", 20, 9)], NOW)
      ?.value,
  ).toBe(80);
  expect(
    calculateLevel([createEvidence("practiced", 20, 9), createEvidence("practiced", 80, 1)], NOW)
      ?.value,
  ).toBe(80);
});

test("newer and heavier evidence counts for more", () => {
  expect(
    calculateLevel(
      [createEvidence("practiced", 80, 0, "a"), createEvidence("practiced", 20, 240, "b")],
      NOW,
    )?.value,
  ).toBe(68);
  expect(
    calculateLevel([createEvidence("reviewed", 80), createEvidence("rated", 20)], NOW)?.value,
  ).toBe(65);
});

test("a level is between its lowest and highest evidence, inside its range, and the range inside the scale", () => {
  fc.assert(
    fc.property(arbitraryEvidenceList, (evidence) => {
      const level = calculateLevel(evidence, NOW);
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

test("the order in which evidence arrives doesn't matter, with ties and repeated subjects", () => {
  fc.assert(
    fc.property(
      arbitraryEvidenceList.chain((evidence) =>
        fc.tuple(
          fc.constant(evidence),
          fc.shuffledSubarray(evidence, { minLength: evidence.length }),
        ),
      ),
      ([evidence, shuffled]) => {
        expect(calculateLevel(shuffled, NOW)).toEqual(calculateLevel(evidence, NOW));
        expect(calculateShares(shuffled, NOW)).toEqual(calculateShares(evidence, NOW));
      },
    ),
  );
});

test("more evidence never lowers certainty, time never raises it, and it stays below 100", () => {
  fc.assert(
    fc.property(
      arbitraryEvidenceList,
      arbitraryEvidence,
      fc.integer({ min: 0, max: 1000 }),
      (evidence, another, days) => {
        const before = calculateLevel(evidence, NOW)?.certainty ?? 0;
        const after = calculateLevel([...evidence, another], NOW)?.certainty ?? 0;
        const later = new Date(NOW.getTime() + days * 86_400_000);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(calculateLevel(evidence, later)?.certainty).toBeLessThanOrEqual(before);
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThan(100);
      },
    ),
  );
});

test("shares of the sources are percentages that add up", () => {
  fc.assert(
    fc.property(arbitraryEvidenceList, (evidence) => {
      const shares = Object.values(calculateShares(evidence, NOW));
      for (const share of shares) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
      // Each of up to four shares is rounded.
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(2);
    }),
  );
  expect(
    calculateShares([createEvidence("practiced", 80), createEvidence("rated", 20)], NOW),
  ).toEqual({ practiced: 67, rated: 33 });
});

test("agreeing evidence never widens the range, and age never narrows it", () => {
  fc.assert(
    fc.property(arbitraryEvidenceList, fc.integer({ min: 0, max: 1000 }), (evidence, days) => {
      const level = calculateLevel(evidence, NOW);
      if (!level) throw new Error("evidence without a level");
      // One point of rounding error on each side.
      expect(
        rangeWidth([...evidence, createEvidence("practiced", level.value, 0, "another")]),
      ).toBeLessThanOrEqual(rangeWidth(evidence) + 2);
      const [only] = evidence;
      if (only)
        expect(
          rangeWidth([only], new Date(NOW.getTime() + days * 86_400_000)),
        ).toBeGreaterThanOrEqual(rangeWidth([only]));
    }),
  );
});

test("a better answer never lowers a level", () => {
  fc.assert(
    fc.property(
      arbitraryEvidenceList,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (evidence, firstScore, secondScore) => {
        const levelAfter = (value: number) =>
          calculateLevel([...evidence, createEvidence("practiced", value, 0, "new")], NOW)?.value ??
          0;
        expect(levelAfter(Math.max(firstScore, secondScore))).toBeGreaterThanOrEqual(
          levelAfter(Math.min(firstScore, secondScore)),
        );
      },
    ),
  );
});
