import { ONET_SKILLS } from "~/data/onet-skills";
import type { SkillId } from "~/data/skills";
import type { Occupation } from "~/occupations/types";
import { isCraft, listRoleSkills, rankCraftSkills } from "./craft-skills";

/** More would make a plan nobody finishes, and more than the skill record shows at first. */
const MAX_KEY_SKILLS = 6;
/** The others are general ones, where the occupation has any. */
const MAX_CRAFT_SKILLS = 4;

const cache = new WeakMap<Occupation, SkillId[]>();

/**
 * The skills of our catalog an occupation needs most, its craft first, then the general skills of our roles in it and
 * O*NET’s most important ones. An occupation O*NET hasn’t surveyed yet takes those of its nearest occupations.
 */
export function listKeySkills(occupation: Occupation, related: readonly Occupation[]): SkillId[] {
  const skills = cache.get(occupation) ?? selectKeySkills(occupation, related);
  cache.set(occupation, skills);
  return skills;
}

function selectKeySkills(occupation: Occupation, related: readonly Occupation[]): SkillId[] {
  const isSurveyed = occupation.skills.length > 0;
  const ownCraft = rankCraftSkills(occupation);
  const craft = isSurveyed || ownCraft.length > 0 ? ownCraft : related.flatMap(rankCraftSkills);
  const general = [occupation, ...(isSurveyed ? [] : related)].flatMap(listGeneralSkills);
  const first = new Set([...craft.slice(0, MAX_CRAFT_SKILLS), ...general]);
  return [...new Set([...[...first].slice(0, MAX_KEY_SKILLS), ...craft])].slice(0, MAX_KEY_SKILLS);
}

function listGeneralSkills({ code, skills }: Occupation): SkillId[] {
  const ofOnet = skills.flatMap(([name]) => ONET_SKILLS[name] ?? []);
  return [...listRoleSkills(code), ...ofOnet].filter((skill) => !isCraft(skill));
}
