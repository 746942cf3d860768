import fc from "fast-check";
import { expect, test } from "vitest";
import { ASSESSMENT_SKILLS } from "~/data/assessment/steps";
import { type Level, LEVELS } from "~/data/levels";
import { summarizeRatings } from "./summary";

const createRatings = (...levels: Level[]) =>
  levels.flatMap((level, index) => ({
    skill: ASSESSMENT_SKILLS[index] ?? ("communication" as const),
    level,
  }));
const levelsOf = (ratings: { level: Level }[]) => ratings.map(({ level }) => level);

test("a flat profile, one rating or none have no strongest and weakest", () => {
  for (const ratings of [createRatings(3, 3, 3, 3), createRatings(5), []])
    expect(summarizeRatings(ratings)).toEqual({ strongest: [], weakest: [] });
});

test("the highest and the lowest level used", () => {
  const { strongest, weakest } = summarizeRatings(createRatings(4, 4, 4, 3, 3, 2, 2, 2));
  expect([levelsOf(strongest), levelsOf(weakest)]).toEqual([
    [4, 4, 4],
    [2, 2, 2],
  ]);
});

test("a small group takes in the next level; a level between the two is left out", () => {
  const { strongest, weakest } = summarizeRatings(createRatings(5, 4, 3, 2, 1));
  expect([levelsOf(strongest), levelsOf(weakest)]).toEqual([
    [5, 4],
    [1, 2],
  ]);
});

test("two levels: each is one end", () => {
  const { strongest, weakest } = summarizeRatings(createRatings(3, 3, 3, 3, 4));
  expect([levelsOf(strongest), levelsOf(weakest)]).toEqual([[4], [3, 3, 3, 3]]);
});

test("every strongest is rated above every weakest, with whole levels only", () => {
  const levels = fc.array(fc.constantFrom(...LEVELS), { maxLength: 25 });
  fc.assert(
    fc.property(levels, (sampleLevels) => {
      const ratings = createRatings(...sampleLevels);
      const { strongest, weakest } = summarizeRatings(ratings);
      for (const high of strongest)
        for (const low of weakest) expect(high.level).toBeGreaterThan(low.level);
      for (const group of [strongest, weakest]) {
        const sameLevel = ratings.filter(({ level }) =>
          group.some((rating) => rating.level === level),
        );
        expect(group).toHaveLength(sameLevel.length);
      }
    }),
  );
});
