import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Occupation, Outlook } from "~/occupations/types";
import {
  combineParts,
  countMissingSteps,
  DEFAULT_WEIGHTS,
  PARTS,
  rateInterests,
  ratePreparation,
  rateSkills,
  rateValues,
} from "./parts";
import { getPersonZones } from "./preparation";

const OUTLOOK: Outlook = {
  soc: "43-5061",
  title: "Planning clerks",
  medianPay: 60_000,
  growth: 1,
  openings: 20_000,
  employment: 300_000,
  education: "High school diploma or equivalent",
  experience: "None",
  training: "Moderate-term on-the-job training",
};
const OCCUPATION: Occupation = {
  code: "43-5061.00",
  title: "Planning clerks",
  description: "",
  zone: 3,
  interests: [1, 2, 3, 4, 5, 6],
  tasks: [],
  skills: [],
  technologies: [],
  related: [],
  outlook: OUTLOOK,
  handbook: null,
};

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

describe("preparation", () => {
  const zones = getPersonZones({ education: "bachelor" });
  test.each([
    [4, 1],
    [5, 0.45],
    [3, 0.6],
    [2, 0.3],
    [1, 0.1],
  ])("with a bachelor’s degree, job zone %s is %s", (zone, part) =>
    expect(ratePreparation({ ...OCCUPATION, zone }, zones)).toBe(part),
  );

  test("a doctoral degree is one step more, and experience stands for no degree", () => {
    const education = "Doctoral or professional degree";
    const judge = { ...OCCUPATION, zone: 5, outlook: { ...OUTLOOK, education } };
    expect(ratePreparation(judge, zones)).toBe(0.2);
    const experienced = getPersonZones({ education: "associate", experience: "over-4" });
    expect(ratePreparation({ ...OCCUPATION, zone: 4 }, experienced)).toBe(1);
    expect(ratePreparation({ ...OCCUPATION, code: "17-2051.00", zone: 4 }, experienced)).toBe(0.45);
  });

  test("the zone of a job a person has had for two years isn't below them", () => {
    const person = getPersonZones({ education: "associate", present: { zone: 2 }, years: 9 });
    expect(person).toEqual({ low: 2, high: 4, learned: 3 });
    expect(ratePreparation({ ...OCCUPATION, zone: 2 }, person)).toBe(1);
    expect(ratePreparation({ ...OCCUPATION, zone: 1 }, person)).toBe(0.6);
    expect(getPersonZones({ education: undefined, present: { zone: 3 }, years: 1 })).toBeNull();
    expect(countMissingSteps({ ...OCCUPATION, zone: 5 }, { low: 2, high: 4, learned: 3 })).toBe(1);
  });

  test("nobody knows it without education or a job", () =>
    expect(ratePreparation(OCCUPATION, getPersonZones({ education: undefined }))).toBeNull());
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
