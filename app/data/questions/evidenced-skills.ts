import { CODE_LANGUAGES } from "~/data/code-languages";
import { type SkillId, isSkillId } from "~/data/skills";
import type { Question } from "./types";

const LANGUAGES: readonly SkillId[] = CODE_LANGUAGES;

/**
 * The skills that an answer is evidence of. A coding question can be answered in words or in any of its languages, so
 * an answer to it says nothing about one of them.
 */
export const listEvidencedSkills = ({ skills }: Question): SkillId[] =>
  skills.filter(isSkillId).filter((skill) => !LANGUAGES.includes(skill));
