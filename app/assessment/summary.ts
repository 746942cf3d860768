import { type Level, LEVELS } from "~/data/levels";
import type { SkillId } from "~/data/skills";

interface SkillRating {
  skill: SkillId;
  level: Level;
}

export interface RatingSummary<Rating extends SkillRating> {
  /** The skills on the highest levels used; empty when the ratings do not differ. */
  strongest: Rating[];
  /** The skills on the lowest levels used. */
  weakest: Rating[];
}

/** Fewer than this at one end, and the next level belongs to it as well. */
const MIN_SKILLS = 3;

/**
 * Both ends of somebody's own ratings. Whole levels are taken, never a part of one: skills on the same
 * level are equal, and picking among them would be precision that is not there. The two ends never meet.
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
  // What is left between them goes to an end that is thin, the upper one first, but never the last level: it keeps them apart.
  if (strongest.length < MIN_SKILLS && levelGroups.length > 1)
    strongest.push(...(levelGroups.pop() ?? []));
  if (weakest.length < MIN_SKILLS && levelGroups.length > 1)
    weakest.push(...(levelGroups.shift() ?? []));
  return { strongest, weakest };
}
