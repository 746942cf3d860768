import { CAREER_FIELDS } from "~/data/careers/fields";
import { skillById, type SkillId } from "~/data/skills";

export interface FieldUse {
  to: string;
  title: string;
  /** Titles of its roles that name the skill. */
  roles: string[];
}

/** The career fields whose roles name a skill as a key skill, those with the most such roles first. */
export function fieldsUsing(skill: SkillId): FieldUse[] {
  return rankFields((used) => used === skill);
}

/** The same for the skill's whole group: where a skill that no role names by itself is still at home. */
export function fieldsUsingGroup(skill: SkillId): FieldUse[] {
  const { group } = skillById(skill);
  return rankFields((used) => skillById(used).group === group);
}

function rankFields(counts: (skill: SkillId) => boolean): FieldUse[] {
  return CAREER_FIELDS.map(({ slug, title, roles }) => ({
    to: `/careers/${slug}`,
    title,
    roles: roles.filter((role) => role.skills.some(counts)).map((role) => role.title),
  }))
    .filter(({ roles }) => roles.length > 0)
    .toSorted((a, b) => b.roles.length - a.roles.length);
}
