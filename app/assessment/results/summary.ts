import { type Level, LEVELS } from "~/data/levels";
import type { SkillId } from "~/data/skills";

interface SkillRating {
  skill: SkillId;
  level: Level;
}

export interface RatingSummary<Rating extends SkillRating> {
  /** The skills at the highest levels used; empty if all ratings are equal. */
  strongest: Rating[];
  /** The skills at the lowest levels used. */
  weakest: Rating[];
}

/** With fewer skills than this, a group takes in the next level. */
const MIN_SKILLS = 3;

/**
 * The strongest and weakest skills by rating. Levels are never split: skills at the same level are
 * equal, and choosing between them would be false precision. The two groups never overlap.
 */
export function summarizeRatings<Rating extends SkillRating>(
  ratings: readonly Rating[],
): RatingSummary<Rating> {
  const levelGroups = LEVELS.map((level) =>
    ratings.filter((rating) => rating.level === level),
  ).filter((group) => group.length > 0);
  if (levelGroups.length < 2) return { strongest: [], weakest: [] };
  const weakest = levelGroups.shift() ?? [];
  const strongest = levelGroups.pop() ?? [];
  // Levels in between go to a small group, the upper one first, but one level always stays between
  // the groups.
  if (strongest.length < MIN_SKILLS && levelGroups.length > 1)
    strongest.push(...(levelGroups.pop() ?? []));
  if (weakest.length < MIN_SKILLS && levelGroups.length > 1)
    weakest.push(...(levelGroups.shift() ?? []));
  return { strongest, weakest };
}
