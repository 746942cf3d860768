import { CORE_SKILLS, SKILL_SECTIONS } from "~/data/assessment/steps";
import { type Level, LEVEL_NAMES } from "~/data/levels";
import { skillById, getSkillNames, type SkillId } from "~/data/skills";
import { findFieldsUsingSkill, findFieldsUsingGroup } from "./related-fields";
import { summarizeRatings } from "./summary";

interface SkillRating {
  skill: SkillId;
  level: Level;
}

/** The most fields shown per skill. */
const MAX_FIELDS = 2;

export interface SkillSummary {
  skill: SkillId;
  name: string;
  level: Level;
  levelName: string;
}

function toSkillSummary({ skill, level }: SkillRating): SkillSummary {
  return { skill, name: skillById(skill).name, level, levelName: LEVEL_NAMES[level] };
}

/** The data of the skills on a results page, computed from the ratings. */
export function describeRatings(ratings: readonly SkillRating[]) {
  const { strongest, weakest } = summarizeRatings(ratings);
  const ratingBySkill = new Map(ratings.map((rating) => [rating.skill, rating]));
  return {
    strongest: strongest.map((rating) => ({
      ...toSkillSummary(rating),
      ...findRelatedFields(rating.skill),
    })),
    weakest: weakest.map(toSkillSummary),
    sections: SKILL_SECTIONS.map(({ name, items }) => ({
      name,
      to: name === CORE_SKILLS.name ? "/assessment/1" : "/assessment/4",
      skills: items.map(({ skill }) => {
        const rating = ratingBySkill.get(skill);
        return { name: skillById(skill).name, rating: rating ? toSkillSummary(rating) : null };
      }),
    })),
    ratedCount: ratings.length,
    headline: getHeadline(strongest, ratings.length),
  };
}

/** The fields whose roles list the skill, else those whose roles list others of its group. */
function findRelatedFields(skill: SkillId) {
  const matchingFields = findFieldsUsingSkill(skill);
  return matchingFields.length > 0
    ? { group: null, fields: matchingFields.slice(0, MAX_FIELDS) }
    : { group: skillById(skill).group, fields: findFieldsUsingGroup(skill).slice(0, MAX_FIELDS) };
}

/** The result in one sentence. */
export function getHeadline(strongest: readonly SkillRating[], ratedCount: number): string {
  const topSkills = strongest.filter(({ level }) => level === strongest[0]?.level);
  const [first, second, third] = getSkillNames(topSkills.map(({ skill }) => skill));
  if (!first)
    return ratedCount === 1
      ? "You rated one skill, too few to compare"
      : "All your ratings are at the same level";
  if (!second) return `You rated yourself highest in ${first}`;
  if (topSkills.length === 2) return `You rated yourself highest in ${first} and ${second}`;
  if (topSkills.length === 3)
    return `You rated yourself highest in ${first}, ${second} and ${third}`;
  return `You rated yourself highest in ${topSkills.length} of ${ratedCount} skills`;
}
