import { expect, test } from "vitest";
import { SKILL_GROUPS, SKILLS, isSkillId, skillById } from "./skills";

test("ids and names are unique", () => {
  expect(new Set(SKILLS.map((skill) => skill.id)).size).toBe(SKILLS.length);
  expect(new Set(SKILLS.map((skill) => skill.name)).size).toBe(SKILLS.length);
});

test("ids are kebab-case and safe in URLs", () => {
  for (const { id } of SKILLS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("every group has at least eight skills", () => {
  for (const group of SKILL_GROUPS)
    expect(SKILLS.filter((skill) => skill.group === group).length, group).toBeGreaterThanOrEqual(8);
});

test("the five core skills have the names the assessment shows", () => {
  const ids = ["communication", "problem-solving", "teamwork", "technical-knowledge", "leadership"];
  expect(ids.map((id) => skillById(id)?.name)).toEqual([
    "Communication Skills",
    "Problem Solving",
    "Teamwork & Collaboration",
    "Technical Knowledge",
    "Leadership Abilities",
  ]);
});

test("unknown ids are rejected", () => {
  expect(isSkillId("sql")).toBe(true);
  expect(isSkillId("SQL")).toBe(false);
  expect(isSkillId("constructor")).toBe(false);
  expect(skillById("telepathy")).toBeUndefined();
});
