import { CAREER_FIELDS } from "~/data/careers/fields";
import { ONET_SKILLS, ONET_TECHNOLOGIES } from "~/data/onet-skills";
import type { SkillId } from "~/data/skills";
import type { Occupation } from "~/occupations/types";

/** More would make a plan nobody finishes. */
const MAX_KEY_SKILLS = 6;

/**
 * The skills of our catalog an occupation needs most: the key skills of our roles in it, then
 * O*NET's most important skills, then the technologies often named in its job postings. An
 * occupation O*NET hasn't surveyed yet takes those of its nearest occupations.
 */
export function listKeySkills(occupation: Occupation, related: readonly Occupation[]): SkillId[] {
  const own = listOwnKeySkills(occupation);
  const skills = own.length > 0 ? own : related.flatMap(listOwnKeySkills);
  return [...new Set(skills)].slice(0, MAX_KEY_SKILLS);
}

function listOwnKeySkills({ code, skills, technologies }: Occupation): SkillId[] {
  return [
    ...CAREER_FIELDS.flatMap(({ roles }) => roles)
      .filter(({ onetCode }) => onetCode === code)
      .flatMap((role) => role.skills),
    ...skills.flatMap(([name]) => ONET_SKILLS[name] ?? []),
    ...technologies.flatMap((name) => ONET_TECHNOLOGIES[name] ?? []),
  ];
}
