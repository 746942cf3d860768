import { BUSINESS_SKILLS } from "./skill-catalog/business";
import { PEOPLE_SKILLS } from "./skill-catalog/people";
import { PROFESSION_SKILLS } from "./skill-catalog/professions";
import { TECHNOLOGY_SKILLS } from "./skill-catalog/technology";

/**
 * Roles, courses, questions, mentors and the skill record all use these ids, so a published id is never renamed or
 * reused.
 */
export const SKILL_CATALOG = {
  ...TECHNOLOGY_SKILLS,
  ...BUSINESS_SKILLS,
  ...PEOPLE_SKILLS,
  ...PROFESSION_SKILLS,
} as const;
