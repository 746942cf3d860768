import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OccupationData } from "~/occupations/types";
import { correlate } from "./correlation";
import { type AreaAnswers, computeProfile } from "./interest-profile";
import { matchInterests } from "./match-interests";
import { rankOccupations, UNKNOWN_PERSON } from "./rank-occupations";

const FILE = new URL("../../../content/occupations/occupations.json", import.meta.url);
const { occupations }: OccupationData = JSON.parse(readFileSync(FILE, "utf8"));

const answerArea = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 });
const answerAll = fc.tuple(answerArea, answerArea, answerArea, answerArea, answerArea, answerArea);
const rank = (answers: readonly AreaAnswers[]) =>
  rankOccupations({ ...UNKNOWN_PERSON, interests: computeProfile(answers) }, occupations);
const listTitles = (answers: readonly AreaAnswers[], count: number) =>
  rank(answers)
    .slice(0, count)
    .map(({ occupation }) => occupation.title);

test("each of the 923 occupations finds itself first", () => {
  for (const occupation of occupations) {
    const profile = occupation.interests.map((interest) => {
      const score = ((interest - 1) / 6) * 100;
      return { low: score, score, high: score, error: 1, answered: 4 };
    });
    const compare = matchInterests(profile);
    const own = compare(occupation)?.r ?? 0;
    expect(own, occupation.code).toBeCloseTo(1, 9);
    // Occupations whose profiles are the same to two digits of r share the first place.
    const best = Math.max(...occupations.map((each) => compare(each)?.r ?? -1));
    expect(own, occupation.code).toBeGreaterThanOrEqual(best - 1e-9);
  }
});

test("an investigative and conventional profile finds statisticians and data scientists", () => {
  const titles = listTitles(
    [
      [1, 1, 1, 2],
      [5, 5, 5, 5],
      [2, 1, 2, 1],
      [2, 1, 1, 2],
      [2, 2, 1, 2],
      [5, 4, 4, 4],
    ],
    20,
  );
  expect(titles).toContain("Statisticians");
  expect(titles).toContain("Data Scientists");
});

test("a social profile finds counselors", () => {
  const titles = listTitles(
    [
      [1, 1, 1, 1],
      [3, 3, 2, 3],
      [3, 2, 2, 2],
      [5, 5, 5, 5],
      [2, 2, 1, 2],
      [2, 2, 2, 2],
    ],
    20,
  );
  expect(titles.filter((title) => title.includes("Counselors")).length).toBeGreaterThan(1);
});

describe("the answers decide, not how they come", () => {
  test("the order of answers within an area changes nothing", () => {
    fc.assert(
      fc.property(answerAll, (answers) => {
        const reversed = answers.map((given) => given.toReversed());
        expect(
          rank(reversed)
            .slice(0, 50)
            .map(({ occupation }) => occupation.code),
        ).toEqual(
          rank(answers)
            .slice(0, 50)
            .map(({ occupation }) => occupation.code),
        );
      }),
      { numRuns: 30 },
    );
  });

  test("the order of the occupations changes nothing, ties included", () => {
    fc.assert(
      fc.property(answerAll, (answers) => {
        const person = { ...UNKNOWN_PERSON, interests: computeProfile(answers) };
        const list = (source: typeof occupations) =>
          rankOccupations(person, source).map(({ occupation }) => occupation.code);
        expect(list(occupations.toReversed())).toEqual(list(occupations));
      }),
      { numRuns: 20 },
    );
  });

  test("a higher answer never lowers its area's score, nor changes another's", () => {
    fc.assert(
      fc.property(answerAll, fc.nat(5), fc.nat(3), (answers, area, position) => {
        const given = answers[area] ?? [];
        const index = position % given.length;
        if (given[index] === 5) return;
        const raised = answers.map((each, other) =>
          other === area ? each.with(index, (each[index] ?? 1) + 1) : each,
        );
        const [before, after] = [computeProfile(answers), computeProfile(raised)];
        for (const [other, range] of after.entries()) {
          const previous = before[other]?.score ?? 0;
          if (other === area) expect(range.score).toBeGreaterThan(previous);
          else expect(range.score).toBe(previous);
        }
      }),
    );
  });

  test("fewer answers to the same effect widen the range", () => {
    const narrow = computeProfile([
      [4, 4, 4, 4],
      [2, 2],
      [3, 3],
      [1, 1],
      [2, 2],
      [5, 5],
    ])[0];
    const wide = computeProfile([
      [4, 4],
      [2, 2],
      [3, 3],
      [1, 1],
      [2, 2],
      [5, 5],
    ])[0];
    expect(wide?.score).toBe(narrow?.score);
    expect((wide?.high ?? 0) - (wide?.low ?? 0)).toBeGreaterThan(
      (narrow?.high ?? 0) - (narrow?.low ?? 0),
    );
  });

  test("ranges contain the score and stay on the scale", () => {
    fc.assert(
      fc.property(answerAll, (answers) => {
        for (const { low, score, high } of computeProfile(answers)) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(low).toBeLessThanOrEqual(score ?? -1);
          expect(score).toBeLessThanOrEqual(high);
          expect(high).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe("correlation", () => {
  test("is Pearson's, the same in both directions and free of scale", () => {
    expect(correlate([1, 2, 3, 4, 5, 6], [2, 4, 6, 8, 10, 12])).toBeCloseTo(1, 12);
    expect(correlate([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1])).toBeCloseTo(-1, 12);
    expect(correlate([1, 2, 3, 4, 5, 6], [2, 1, 4, 3, 6, 5])).toBeCloseTo(0.828_571, 6);
    expect(correlate([3, 3, 3, 3, 3, 3], [1, 2, 3, 4, 5, 6])).toBeUndefined();
  });
});
