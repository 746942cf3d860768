import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ONET_SKILLS, ONET_TECHNOLOGIES } from "~/data/onet-skills";
import { POSTS_BY_QUESTION } from "~/data/questions/posts.server";
import type { SkillId } from "~/data/skills";
import type { OccupationData } from "~/occupations/types";
import { isCraft } from "./craft-skills";
import { listKeySkills } from "./key-skills";
import { listPosts } from "./list-posts";
import { OTHER_POSTS } from "./other-posts";

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

const CRAFTS: [code: string, title: string, craft: SkillId[]][] = [
  ["29-1141.00", "nurse", ["patient-care", "clinical-assessment", "care-coordination"]],
  ["25-2031.00", "teacher", ["student-assessment", "lesson-planning", "classroom-management"]],
  ["49-3023.00", "auto mechanic", ["vehicle-repair", "fault-finding"]],
  ["13-2011.00", "accountant", ["auditing", "month-end-close", "financial-reporting"]],
  ["15-1211.01", "health informatics", ["health-informatics", "patient-confidentiality", "sql"]],
  ["27-1024.00", "graphic designer", ["visual-design", "figma"]],
  ["47-2111.00", "electrician", ["electrical-installation", "lockout-tagout", "fault-finding"]],
  ["23-2011.00", "paralegal", ["legal-research", "legal-writing", "legal-privilege"]],
  ["15-2051.00", "data scientist", ["statistics", "sql", "experimentation", "python"]],
  ["41-1011.00", "retail supervisor", ["retail-operations", "complaint-handling"]],
];

test.each(CRAFTS)("%s, %s: the craft comes first, general skills last", (code, _title, craft) => {
  const skills = listSkills(code);
  expect(skills.slice(0, 4)).toEqual(expect.arrayContaining(craft));
  expect(skills[0]).toBe(craft[0]);
  expect(skills.map(isCraft)).toEqual([true, true, true, true, false, false]);
});

test("an occupation nobody surveyed takes what is missing from its nearest ones", () => {
  expect(byCode.get("15-2051.00")?.skills).toEqual([]);
  expect(listSkills("15-2051.00")).toContain("critical-thinking");
});

test("a name within another name is no post", () => {
  const posts = (code: string, title: string) => listPosts({ code, title });
  expect(posts("13-2071.00", "Credit Counselors")).toEqual([]);
  expect(posts("49-3052.00", "Motorcycle Mechanics")).toEqual(["mechanic"]);
  expect(posts("47-2111.00", "Electricians")).toEqual(["electrician"]);
});

test("other posts are those of occupations, and asked for", () => {
  const asked = new Set(Object.values(POSTS_BY_QUESTION).flat());
  expect(Object.keys(OTHER_POSTS).filter((code) => !byCode.has(code))).toEqual([]);
  expect(
    Object.values(OTHER_POSTS)
      .flat()
      .filter((post) => !asked.has(post)),
  ).toEqual([]);
});

test("every mapped name exists in the database", () => {
  const skills = new Set(occupations.flatMap((each) => each.skills.map(([name]) => name)));
  const technologies = new Set(occupations.flatMap((each) => each.technologies));
  expect(Object.keys(ONET_SKILLS).filter((name) => !skills.has(name))).toEqual([]);
  expect(Object.keys(ONET_TECHNOLOGIES).filter((name) => !technologies.has(name))).toEqual([]);
});
