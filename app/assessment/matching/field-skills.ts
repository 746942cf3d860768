import type { SkillId } from "~/data/skills";
import { rankCraftSkills } from "~/occupations/target/craft-skills";
import type { Occupation } from "~/occupations/types";
import { getSkillState, SKILL_SHARES, type SkillClaim } from "./rank-roles";

/** Of the skills of an occupation’s field the surest, as many as O*NET’s main skills. */
const MAX_FIELD_SKILLS = 8;

/** They never change, so they are computed once. */
const cache = new WeakMap<Occupation, SkillId[]>();

function listFieldSkills(occupation: Occupation): SkillId[] {
  const skills = cache.get(occupation) ?? rankCraftSkills(occupation).slice(0, MAX_FIELD_SKILLS);
  cache.set(occupation, skills);
  return skills;
}

/** How much the person has of each skill of the occupation’s field of which they said anything, 0 to 1. */
export function rateFieldSkills(
  occupation: Occupation,
  claims: ReadonlyMap<SkillId, SkillClaim>,
): number[] {
  if (claims.size === 0) return [];
  return listFieldSkills(occupation).flatMap((skill) => {
    const state = getSkillState(claims.get(skill));
    return state === "unknown" ? [] : SKILL_SHARES[state];
  });
}
