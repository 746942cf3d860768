import { SHOWN_ONET_SKILLS } from "~/data/onet-skills-shown";
import { isSkillId, type SkillId } from "~/data/skills";
import type { Occupation } from "~/occupations/types";
import { getSkillState, SKILL_SHARES, type SkillClaim } from "./rank-roles";

/**
 * How much of O*NET’s skills a person has, 0 to 1, by name: the main skills of their present job
 * count in full, ratings and answers as they count for roles. The most of these counts.
 */
export function collectOnetSkills(
  presentSkills: Occupation["skills"],
  claims: ReadonlyMap<SkillId, SkillClaim>,
): Map<string, number> {
  const skills = new Map<string, number>(presentSkills.map(([name]) => [name, 1]));
  for (const [id, names] of Object.entries(SHOWN_ONET_SKILLS)) {
    const state = isSkillId(id) ? getSkillState(claims.get(id)) : "unknown";
    if (state === "unknown") continue;
    for (const name of names)
      skills.set(name, Math.max(skills.get(name) ?? 0, SKILL_SHARES[state]));
  }
  return skills;
}
