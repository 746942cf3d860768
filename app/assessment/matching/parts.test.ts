import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Occupation } from "~/occupations/types";
import {
  combineParts,
  DEFAULT_WEIGHTS,
  PARTS,
  rateInterests,
  rateSkills,
  rateValues,
} from "./parts";
import { OCCUPATION } from "./test-occupation";

test.each([
  [1, 1],
  [0, 0.5],
  [-1, 0],
  [null, null],
])("an r of %s is %s of the interests", (r, part) => expect(rateInterests(r)).toBe(part));

test("skills are the share of importance that the person has", () => {
  const skills: Occupation["skills"] = [
    ["Speaking", 4],
    ["Writing", 3],
    ["Science", 1],
  ];
  const has = (entries: [string, number][]) => rateSkills(skills, new Map(entries));
  expect(has([["Speaking", 1]])).toBe(0.5);
  expect(
    has([
      ["Speaking", 1],
      ["Writing", 0.5],
      ["Science", 1],
    ]),
  ).toBe(0.8125);
  expect(has([["Programming", 1]])).toBe(0);
  expect(has([])).toBeNull();
  expect(rateSkills([], new Map([["Speaking", 1]]))).toBeNull();
});

test("each skill of the field that the person rated counts as one more main skill", () => {
  const rate = (fieldSkills: number[]) =>
    rateSkills([["Speaking", 4]], new Map([["Speaking", 1]]), fieldSkills);
  expect(rate([0, 0])).toBe(0.8);
  expect(rate([1, 1])).toBe(1);
});

test("values are the share of what matters that the figures show", () => {
  expect(rateValues(OCCUPATION, ["pay", "security", "openings", "quick-start"])).toBe(0.5);
  expect(rateValues(OCCUPATION, ["pay"])).toBe(1);
  expect(rateValues(OCCUPATION, [])).toBeNull();
  expect(rateValues({ ...OCCUPATION, outlook: null }, ["pay"])).toBeNull();
});

describe("the whole", () => {
  const part = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
  const parts = fc.record({ interests: part, skills: part, preparation: part, values: part });

  test("values count half, and what isn't known is left out", () => {
    const all = { interests: 1, skills: 1, preparation: 1, values: 0 };
    expect(combineParts(all, DEFAULT_WEIGHTS)).toBeCloseTo(3 / 3.5);
    expect(combineParts({ ...all, values: null }, DEFAULT_WEIGHTS)).toBe(1);
    const none = { interests: null, skills: null, preparation: null, values: null };
    expect(combineParts(none, DEFAULT_WEIGHTS)).toBeNull();
    expect(combineParts({ ...none, skills: 1 }, { ...DEFAULT_WEIGHTS, skills: 0 })).toBeNull();
  });

  test("raising a part never lowers it", () => {
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom(...PARTS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, name, raised) => {
          const value = given[name];
          if (value === null || raised < value) return;
          const [before, after] = [given, { ...given, [name]: raised }].map((each) =>
            combineParts(each, DEFAULT_WEIGHTS),
          );
          expect((after ?? -1) + 1e-12).toBeGreaterThanOrEqual(before ?? -1);
        },
      ),
    );
  });
});
