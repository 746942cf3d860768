import { describe, expect, test } from "vitest";
import type { Occupation } from "~/occupations/types";
import { describeNeeds, describePreparation } from "./describe-preparation";
import { getPersonZones } from "./preparation";
import { countMissingSteps, isOfOtherField, ratePreparation } from "./rate-preparation";
import { OCCUPATION, OUTLOOK } from "./test-occupation";

const asking = (education: string, zone: number, code = OCCUPATION.code): Occupation => ({
  ...OCCUPATION,
  code,
  zone,
  outlook: { ...OUTLOOK, education },
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

const NURSES = asking("Bachelor's degree", 4, "29-1141.00");
const ACTUARIES = asking("Bachelor's degree", 4, "15-2011.00");

test("the typical education counts where a degree of a lower zone is usual, but not for a specialty", () => {
  const zones = getPersonZones({ education: "bachelor" });
  const informatics = asking("Bachelor's degree", 5, "15-1211.01");
  expect(ratePreparation(informatics, zones)).toBe(1);
  expect(describeNeeds(informatics)).toBe("Bachelor’s degree");
  const specialists = asking("Bachelor's degree", 5, "29-1141.04");
  expect(ratePreparation(specialists, zones)).toBe(0.45);
  expect(describeNeeds(specialists)).toBe("A graduate degree");
});

describe("a degree in another field", () => {
  test.each([
    ["another major group", ACTUARIES, NURSES, 0, true],
    ["near the present job", ACTUARIES, NURSES, 0.3, false],
    ["the same major group", asking("Bachelor's degree", 4, "29-1031.00"), NURSES, 0, false],
    ["no degree asked", OCCUPATION, NURSES, 0, false],
    ["no present job", ACTUARIES, null, 0, false],
    [
      "from leading to leading",
      asking("Bachelor's degree", 4, "11-3012.00"),
      asking("High school diploma or equivalent", 2, "41-1011.00"),
      0,
      false,
    ],
  ] as const)("%s", (_, occupation, present, nearness, isOther) =>
    expect(isOfOtherField(occupation, present, nearness)).toBe(isOther),
  );

  test("counts six tenths at most", () => {
    const zones = getPersonZones({ education: "bachelor" });
    expect(ratePreparation(ACTUARIES, zones, true)).toBe(0.6);
    const associate = getPersonZones({ education: "associate" });
    expect(ratePreparation(ACTUARIES, associate, true)).toBe(0.45);
  });
});

describe("the preparation in words", () => {
  const describeFor = (education: string | undefined, occupation: Occupation, present = NURSES) =>
    describePreparation(occupation, {
      zones: education ? getPersonZones({ education }) : null,
      present,
      isOtherField: isOfOtherField(occupation, present, 0),
    });
  test.each([
    ["bachelor", NURSES, NURSES, "You have the preparation"],
    ["bachelor", ACTUARIES, NURSES, "A degree in another field"],
    ["bachelor", ACTUARIES, OCCUPATION, "Asks for a degree in its field"],
    ["associate", ACTUARIES, NURSES, "About two years of study"],
    ["associate", { ...OCCUPATION, zone: 4 }, NURSES, "Some years of experience"],
    ["graduate", OCCUPATION, NURSES, "Asks for less than you have"],
    [undefined, NURSES, NURSES, "We don’t know your education"],
  ])("%s", (education, occupation, present, text) =>
    expect(describeFor(education, occupation, present)).toBe(text),
  );
});
