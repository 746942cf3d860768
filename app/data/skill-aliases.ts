import { ALIASES_BESIDE_OTHERS } from "./skill-aliases/beside-others";
import { BUSINESS_ALIASES } from "./skill-aliases/business";
import { PEOPLE_ALIASES } from "./skill-aliases/people";
import { PROFESSION_ALIASES } from "./skill-aliases/professions";
import { TECHNOLOGY_ALIASES } from "./skill-aliases/technology";
import type { SkillId } from "./skills";

/** Other names for skills in postings and resumes, separated by commas. One in capitals counts only in capitals. */
export type SkillAliases = Partial<Record<SkillId, string>>;

const ALIASES: SkillAliases = {
  ...TECHNOLOGY_ALIASES,
  ...BUSINESS_ALIASES,
  ...PEOPLE_ALIASES,
  ...PROFESSION_ALIASES,
};

export const listAliases = (skill: SkillId): string[] => split(ALIASES[skill]);

/** The names that count only in a text with another skill of the same group. */
export const listAliasesBesideOthers = (skill: SkillId): string[] =>
  split(ALIASES_BESIDE_OTHERS[skill]);

const split = (names: string | undefined): string[] => names?.split(", ") ?? [];
