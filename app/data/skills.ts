import { SKILL_CATALOG } from "./skill-catalog";

type SkillCatalog = typeof SKILL_CATALOG;
export type SkillGroup = keyof SkillCatalog;
export type SkillId = { [Group in SkillGroup]: keyof SkillCatalog[Group] }[SkillGroup];

export interface Skill {
  id: SkillId;
  name: string;
  group: SkillGroup;
}

export const SKILL_GROUPS = Object.keys(SKILL_CATALOG) as SkillGroup[];

export const SKILLS: readonly Skill[] = SKILL_GROUPS.flatMap((group) =>
  Object.entries(SKILL_CATALOG[group]).map(([id, name]) => ({ id: id as SkillId, name, group })),
);

const SKILLS_BY_ID: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [skill.id, skill]));

export function isSkillId(id: string): id is SkillId {
  return SKILLS_BY_ID.has(id);
}

/** The skill with this id; undefined for an unknown id, such as one from a URL or an old record. */
export function skillById(id: SkillId): Skill;
export function skillById(id: string): Skill | undefined;
export function skillById(id: string): Skill | undefined {
  return SKILLS_BY_ID.get(id);
}

export function getSkillNames(ids: readonly SkillId[]): string[] {
  return ids.map((id) => skillById(id).name);
}
