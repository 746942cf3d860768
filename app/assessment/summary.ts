import { type Level, LEVELS } from "~/data/levels";
import type { SkillId } from "~/data/skills";

interface Rated {
  skill: SkillId;
  level: Level;
}

export interface Summary<Rating extends Rated> {
  /** The skills on the highest levels used; empty when the ratings do not differ. */
  strongest: Rating[];
  /** The skills on the lowest levels used. */
  weakest: Rating[];
}

/** Fewer than this at one end, and the next level belongs to it as well. */
const ENOUGH = 3;

/**
 * Both ends of somebody's own ratings. Whole levels are taken, never a part of one: skills on the same
 * level are equal, and picking among them would be precision that is not there. The two ends never meet.
 */
export function summarize<Rating extends Rated>(ratings: readonly Rating[]): Summary<Rating> {
  const used = LEVELS.map((level) => ratings.filter((rating) => rating.level === level)).filter(
    (group) => group.length > 0,
  );
  if (used.length < 2) return { strongest: [], weakest: [] };
  const weakest = used.shift() ?? [];
  const strongest = used.pop() ?? [];
  // What is left between them goes to an end that is thin, the upper one first, but never the last level: it keeps them apart.
  if (strongest.length < ENOUGH && used.length > 1) strongest.push(...(used.pop() ?? []));
  if (weakest.length < ENOUGH && used.length > 1) weakest.push(...(used.shift() ?? []));
  return { strongest, weakest };
}
