import { CAREER_FIELDS } from "~/data/careers/fields";
import { skillById, type SkillId } from "~/data/skills";

export interface RelatedField {
  to: string;
  title: string;
  /** Titles of its roles that list the skill. */
  roles: string[];
}

/**
 * The career fields whose roles list a skill as a key skill, those with the most such roles first.
 */
export function findFieldsUsingSkill(skill: SkillId): RelatedField[] {
  return rankFields((candidate) => candidate === skill);
}

/** The same for the skill's group, for skills that no role lists. */
export function findFieldsUsingGroup(skill: SkillId): RelatedField[] {
  const { group } = skillById(skill);
  return rankFields((candidate) => skillById(candidate).group === group);
}

function rankFields(isMatch: (skill: SkillId) => boolean): RelatedField[] {
  return CAREER_FIELDS.map(({ slug, title, roles }) => ({
    to: `/careers/${slug}`,
    title,
    roles: roles.filter((role) => role.skills.some(isMatch)).map((role) => role.title),
  }))
    .filter(({ roles }) => roles.length > 0)
    .toSorted((a, b) => b.roles.length - a.roles.length);
}
