import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ONET_SKILLS, ONET_TECHNOLOGIES } from "~/data/onet-skills";
import type { OccupationData } from "~/occupations/types";
import { listKeySkills } from "./key-skills";

const { occupations } = JSON.parse(
  readFileSync("content/occupations/occupations.json", "utf8"),
) as OccupationData;
const byCode = new Map(occupations.map((each) => [each.code, each]));
const listSkills = (code: string) => {
  const occupation = byCode.get(code);
  if (!occupation) throw new Error(`no occupation ${code}`);
  return listKeySkills(
    occupation,
    occupation.related.flatMap((each) => byCode.get(each) ?? []),
  );
};

test("every occupation has one to six key skills", () => {
  for (const occupation of occupations) {
    const skills = listSkills(occupation.code);
    expect(skills.length, occupation.title).toBeGreaterThan(0);
    expect(skills.length, occupation.title).toBeLessThanOrEqual(6);
    expect(new Set(skills).size, occupation.title).toBe(skills.length);
  }
});

test("key skills of our roles come first, then O*NET's", () => {
  expect(listSkills("15-2051.00").slice(0, 4)).toEqual([
    "statistics",
    "python",
    "sql",
    "experimentation",
  ]);
  expect(listSkills("29-1211.00")).toContain("active-listening");
});

test("every mapped name exists in the database", () => {
  const skills = new Set(occupations.flatMap((each) => each.skills.map(([name]) => name)));
  const technologies = new Set(occupations.flatMap((each) => each.technologies));
  expect(Object.keys(ONET_SKILLS).filter((name) => !skills.has(name))).toEqual([]);
  expect(Object.keys(ONET_TECHNOLOGIES).filter((name) => !technologies.has(name))).toEqual([]);
});
