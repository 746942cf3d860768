import { expect, test } from "vitest";
import { ASSESSMENT_SKILLS, SKILL_SECTIONS } from "./steps";
import { skillById, getSkillNames } from "~/data/skills";

test("five sections of five skills, each known and listed once", () => {
  expect(SKILL_SECTIONS.map((step) => step.items.length)).toEqual([5, 5, 5, 5, 5]);
  expect(new Set(ASSESSMENT_SKILLS).size).toBe(25);
  for (const id of ASSESSMENT_SKILLS) expect(skillById(id), id).toBeDefined();
});

test("step 1 has the specified skills in order", () => {
  expect(getSkillNames(ASSESSMENT_SKILLS.slice(0, 5))).toEqual([
    "Communication Skills",
    "Problem Solving",
    "Teamwork & Collaboration",
    "Technical Knowledge",
    "Leadership Abilities",
  ]);
});

test("descriptions are short, full sentences", () => {
  for (const { skill, means, levels } of SKILL_SECTIONS.flatMap((step) => step.items)) {
    expect(means.length, skill).toBeLessThanOrEqual(95);
    for (const text of [means, levels[1], levels[3], levels[5]])
      expect(text, skill).toMatch(/^[A-Z].*\.$/);
  }
});
