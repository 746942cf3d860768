import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { OccupationData } from "~/occupations/types";
import { computeProfile } from "./interest-profile";
import { measureNearness } from "./nearness";
import { collectOnetSkills } from "./person-skills";
import { ratePlace } from "./place";
import { getPersonZones } from "./preparation";
import { type MatchPerson, rankOccupations, UNKNOWN_PERSON } from "./rank-occupations";
import { pickVaried } from "./variety";

const FILE = new URL("../../../content/occupations/occupations.json", import.meta.url);
const { occupations }: OccupationData = JSON.parse(readFileSync(FILE, "utf8"));
const find = (code: string) => {
  const occupation = occupations.find((each) => each.code === code);
  if (!occupation) throw new Error(`No occupation ${code}`);
  return occupation;
};

const NURSES = find("29-1141.00");
const NURSE: MatchPerson = {
  interests: computeProfile([
    [2, 2],
    [4, 4],
    [2, 2],
    [4, 5],
    [3, 3],
    [4, 4],
  ]),
  skills: collectOnetSkills(NURSES.skills, new Map()),
  claims: new Map(),
  zones: getPersonZones({ education: "bachelor", present: NURSES, years: 8 }),
  values: [],
  fields: ["healthcare", "technology"],
  present: NURSES,
  years: 8,
  goal: "neighboring",
  wishes: new Set(),
};
const listCodes = (person: MatchPerson) =>
  rankOccupations(person, occupations).map(({ occupation }) => occupation.code);

test("the order doesn't depend on that of the occupations", () => {
  expect(
    rankOccupations(NURSE, occupations.toReversed()).map(({ occupation }) => occupation.code),
  ).toEqual(listCodes(NURSE));
});

describe("the present job", () => {
  test.each(["neighboring", "another-field"] as const)("isn't offered for %s", (goal) =>
    expect(listCodes({ ...NURSE, goal })).not.toContain(NURSES.code),
  );

  test.each(["better", "return", "unknown", null] as const)("is offered for %s", (goal) =>
    expect(listCodes({ ...NURSE, goal })).toContain(NURSES.code),
  );

  test("its related occupations are near, in their order, those of two steps less", () => {
    const nearness = measureNearness(NURSES, 8, occupations);
    const related = NURSES.related.map((code) => nearness.get(code) ?? 0);
    expect(related).toEqual(related.toSorted((a, b) => b - a));
    expect(related[0]).toBe(1);
    const second = find(NURSES.related[0] ?? "").related.filter(
      (code) => code !== NURSES.code && !NURSES.related.includes(code),
    );
    for (const code of second) {
      expect(nearness.get(code)).toBeGreaterThan(0);
      expect(nearness.get(code)).toBeLessThanOrEqual(0.8);
    }
  });

  test("leading or teaching the people in it is near after three years", () => {
    expect(measureNearness(NURSES, 2, occupations).get("11-9111.00") ?? 0).toBeLessThan(0.6);
    expect(measureNearness(NURSES, 3, occupations).get("11-9111.00")).toBeGreaterThanOrEqual(0.6);
  });
});

test("nearness and fields raise the place, less preparation or pay lowers it", () => {
  const place = { nearness: 0, fieldCount: 0, isEducationKnown: true, present: NURSES, goal: null };
  const clerk = find("13-2011.00");
  const plain = ratePlace(clerk, place);
  expect(ratePlace(clerk, { ...place, nearness: 0.5 })).toBeGreaterThan(plain);
  expect(ratePlace(clerk, { ...place, fieldCount: 1 })).toBeGreaterThan(plain);
  expect(ratePlace(clerk, { ...place, fieldCount: 2 })).toBeGreaterThan(
    ratePlace(clerk, { ...place, fieldCount: 1 }),
  );
  const fromClerk = { ...place, present: clerk };
  expect(ratePlace(find("29-1171.00"), { ...fromClerk, isEducationKnown: false })).toBeCloseTo(
    ratePlace(find("29-1171.00"), fromClerk) - 0.2,
  );
  const cashier = find("41-2011.00");
  expect(ratePlace(cashier, place)).toBeCloseTo(
    ratePlace(cashier, { ...place, present: null }) - 0.3,
  );
});

test("more of a part never lowers an occupation in the list", () => {
  const before = rankOccupations(NURSE, occupations);
  const after = rankOccupations(
    { ...NURSE, skills: new Map([...NURSE.skills, ["Programming", 1]]) },
    occupations,
  );
  const programmers = before.filter(({ occupation }) =>
    occupation.skills.some(([name]) => name === "Programming"),
  );
  expect(programmers.length).toBeGreaterThan(0);
  for (const { occupation, rank } of programmers) {
    const raised = after.find((match) => match.occupation.code === occupation.code);
    expect(raised?.rank).toBeGreaterThan(rank);
    const places = [before, after].map((list) =>
      list.findIndex((match) => match.occupation.code === occupation.code),
    );
    expect(places[1]).toBeLessThanOrEqual(places[0] ?? -1);
  }
});

test("skills of the field that were rated low count against an occupation", () => {
  const claims = new Map(
    (["sql", "programming", "statistics"] as const).map((id) => [id, { level: 1 }] as const),
  );
  const rate = (person: MatchPerson, code: string) =>
    rankOccupations(person, occupations).find(({ occupation }) => occupation.code === code);
  for (const code of ["15-1252.00", "15-2011.00", "15-1243.00"]) {
    const [before, after] = [rate(NURSE, code), rate({ ...NURSE, claims }, code)];
    expect(after?.parts.skills).toBeLessThan(before?.parts.skills ?? 0);
    expect(after?.word).not.toBe("strong");
    expect(after?.isOtherField).toBe(true);
  }
});

describe("the first ten", () => {
  const first = pickVaried(rankOccupations(NURSE, occupations), NURSE).slice(0, 10);

  test("has no more than three of one group", () => {
    const groups = Object.values(
      Object.groupBy(first, ({ occupation }) => occupation.code.slice(0, 4)),
    );
    for (const group of groups) expect(group?.length).toBeLessThanOrEqual(3);
  });

  test("has a brave move even if the nearest ones are none", () => {
    const person = { ...NURSE, zones: { low: 1, high: 3, learned: 3 } };
    const { brave = [], near = [] } = Object.groupBy(
      rankOccupations(person, occupations),
      ({ occupation: { code, zone } }) => (zone > 3 || code.startsWith("11-") ? "brave" : "near"),
    );
    const ten = pickVaried([...near, ...brave], person).slice(0, 10);
    expect(ten.filter((match) => brave.includes(match))).toEqual([ten[9]]);
  });

  test("leaves out and repeats nothing", () => {
    const ranked = rankOccupations(NURSE, occupations);
    expect(new Set(pickVaried(ranked, NURSE))).toEqual(new Set(ranked));
    expect(pickVaried(ranked, NURSE)).toHaveLength(ranked.length);
  });
});

test("an assessment of interests alone ranks all, and an unknown person none", () => {
  expect(rankOccupations(UNKNOWN_PERSON, occupations)).toEqual([]);
  const { interests } = NURSE;
  expect(rankOccupations({ ...UNKNOWN_PERSON, interests }, occupations)).toHaveLength(923);
});
