import { getBandStart } from "~/coach/bands";
import type { SkillId } from "~/data/skills";
import type { SkillEvidence } from "./record";

/** From this score on, something other than repeating the question is worth more. */
export const SOLID_SCORE = getBandStart("Solid");
/** Below this a course helps more than another attempt. */
export const DEVELOPING_SCORE = getBandStart("Developing");
/** A skill rated at most this is weak while no answer says otherwise. */
const MAX_LOW_RATING = 2;

/** What isn’t solid yet, the weakest first. */
export function listWeakest<Scored extends { score: number }>(items: readonly Scored[]): Scored[] {
  return items.filter(({ score }) => score < SOLID_SCORE).toSorted((a, b) => a.score - b.score);
}

export interface WeakSkill {
  skill: SkillId;
  name: string;
  reason: string;
}

/** Skills to work on, by their answers or, without any, by their rating. */
export function listWeakSkills(record: readonly SkillEvidence[]): WeakSkill[] {
  return record.flatMap(({ skill, name, rated, practiced }) => {
    if (practiced && practiced.mean < SOLID_SCORE)
      return { skill, name, reason: `your answers average ${practiced.mean}` };
    return !practiced && rated && rated.level <= MAX_LOW_RATING
      ? { skill, name, reason: `you rated it ${rated.level} of 5` }
      : [];
  });
}
