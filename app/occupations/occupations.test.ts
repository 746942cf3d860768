import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CAREER_FIELDS } from "~/data/careers/fields";
// The script's own folder: no alias leads there.
// oxlint-disable-next-line no-restricted-imports
import { buildOccupationData, parseCsv } from "../../scripts/occupation-tables";
import { COMMON_NAMES } from "./common-names";
import type { OccupationData } from "./types";

const FOLDER = new URL("../../content/occupations/", import.meta.url);
const DATA: OccupationData = JSON.parse(readFileSync(new URL("occupations.json", FOLDER), "utf8"));
const BY_CODE = new Map(DATA.occupations.map((occupation) => [occupation.code, occupation]));

test("the data file is what the script makes of the tables", () => {
  expect(DATA).toEqual(buildOccupationData(new URL("source/", FOLDER)));
});

test("common names are of occupations there are, and aren’t their whole titles", () => {
  for (const [code, names] of Object.entries(COMMON_NAMES)) {
    const title = BY_CODE.get(code)?.title.toLowerCase();
    expect(title, code).toBeDefined();
    for (const name of names)
      expect([title, title?.replace(/s$/, "")]).not.toContain(name.toLowerCase());
  }
});

test("923 occupations, each with interests, a job zone, figures and known neighbors", () => {
  expect(DATA.occupations).toHaveLength(923);
  expect(BY_CODE.size).toBe(923);
  for (const { code, interests, zone, description, outlook, related } of DATA.occupations) {
    expect(interests, code).toHaveLength(6);
    expect(Math.min(...interests), code).toBeGreaterThanOrEqual(1);
    expect(Math.max(...interests), code).toBeLessThanOrEqual(7);
    expect([1, 2, 3, 4, 5], code).toContain(zone);
    expect(description, code).toMatch(/\.$/);
    expect(outlook, code).not.toBeNull();
    expect(related, code).toHaveLength(8);
    for (const neighbor of related) expect(BY_CODE.has(neighbor), neighbor).toBe(true);
  }
});

test.each([
  ["15-2051.00", "Data Scientists", 112_590, 33.5, 23_400],
  ["15-2041.00", "Statisticians", 103_300, 8.5, 2000],
  ["29-1141.00", "Registered Nurses", 93_600, 4.9, 189_100],
  ["15-1252.00", "Software Developers", 133_080, 15.8, 115_200],
  ["23-1011.00", "Lawyers", 151_160, 4.1, 31_500],
  ["29-1171.00", "Nurse Practitioners", 129_210, 40.1, 29_500],
  ["17-2051.00", "Civil Engineers", 99_590, 5, 23_600],
  ["25-2021.00", "Elementary School Teachers, Except Special Education", 62_340, -2, 91_000],
  ["29-1215.00", "Family Medicine Physicians", 238_380, 2.7, 3300],
  ["47-2111.00", "Electricians", 62_350, 9.5, 81_000],
])("%s %s: pay, growth and openings", (code, title, pay, growth, openings) => {
  const occupation = BY_CODE.get(code);
  expect([
    occupation?.title,
    occupation?.outlook?.medianPay,
    occupation?.outlook?.growth,
    occupation?.outlook?.openings,
  ]).toEqual([title, pay, growth, openings]);
});

test("occupations without a row of their own take the figures of the group that contains them", () => {
  expect(BY_CODE.get("21-1014.00")?.outlook).toMatchObject({
    soc: "21-1018",
    title: "Substance abuse, behavioral disorder, and mental health counselors",
  });
  const grouped = DATA.occupations.filter(({ code, outlook }) => outlook?.soc !== code.slice(0, 7));
  expect(grouped).toHaveLength(30);
});

test("pay that isn't published is empty, not zero", () => {
  expect(BY_CODE.get("27-2011.00")?.outlook?.medianPay).toBeNull();
});

test("every role's nearest occupation exists", () => {
  for (const { onetCode } of CAREER_FIELDS.flatMap(({ roles }) => roles))
    expect(BY_CODE.has(onetCode), onetCode).toBe(true);
});

test("four activities of each of six areas and 41 basic interests", () => {
  expect(DATA.generalActivities.map((activities) => activities.length)).toEqual(Array(6).fill(4));
  expect(DATA.basicInterests).toHaveLength(41);
  for (const { name, areas, activities } of DATA.basicInterests) {
    expect(activities, name).toHaveLength(4);
    expect(areas.length, name).toBeGreaterThan(0);
  }
});

test("quoted fields of a CSV may hold commas, quotes and line breaks", () => {
  expect(parseCsv('a,"b, ""c""\nd",\ne,f,g\n')).toEqual([
    ["a", 'b, "c"\nd', ""],
    ["e", "f", "g"],
  ]);
});
