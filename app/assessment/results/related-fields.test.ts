import { expect, test } from "vitest";
import { ASSESSMENT_SKILLS } from "~/data/assessment/steps";
import { findFieldsUsingSkill, findFieldsUsingGroup } from "./related-fields";

test("fields are sorted by the number of roles that list the skill", () => {
  expect(findFieldsUsingSkill("negotiation").map(({ to, roles }) => [to, roles.length])).toEqual([
    ["/careers/legal", 3],
    ["/careers/business", 1],
  ]);
});

test("every assessed skill has at least one field, directly or through its group", () => {
  for (const skill of ASSESSMENT_SKILLS)
    expect(
      findFieldsUsingSkill(skill).length || findFieldsUsingGroup(skill).length,
      skill,
    ).toBeGreaterThan(0);
});
