import { getBandStart } from "~/coach/bands";
import type { SkillId } from "~/data/skills";
import { type SkillEvidence, getRatingValue } from "./record";

/** From this score on, something other than repeating the question is worth more. */
export const SOLID_SCORE = getBandStart("Solid");
/** Below this a course helps more than another attempt. */
export const DEVELOPING_SCORE = getBandStart("Developing");

/** What isn’t solid yet, the weakest first. */
export function listWeakest<Scored extends { score: number }>(items: readonly Scored[]): Scored[] {
  return items.filter(({ score }) => score < SOLID_SCORE).toSorted((a, b) => a.score - b.score);
}

export interface WeakSkill {
  skill: SkillId;
  name: string;
  reason: string;
}

/** Skills to work on, by the level the skills page shows, the weakest first. */
export function listWeakSkills(record: readonly SkillEvidence[]): WeakSkill[] {
  return record
    .filter(({ level }) => level.value < SOLID_SCORE)
    .toSorted((a, b) => a.level.value - b.level.value)
    .map((evidence) => ({
      skill: evidence.skill,
      name: evidence.name,
      reason: findLowestEvidence(evidence),
    }));
}

/** The source that lowers the level most, in words. */
function findLowestEvidence({ rated, practiced, learned, reviewed }: SkillEvidence): string {
  const sources = [
    practiced && {
      value: practiced.mean,
      reason:
        practiced.questions === 1
          ? `your score on one question is ${practiced.mean}`
          : `your answers average ${practiced.mean}`,
    },
    reviewed && { value: reviewed.mean, reason: `your mentors’ scores average ${reviewed.mean}` },
    learned && {
      value: learned.mean,
      reason:
        learned.count === 1
          ? "you have taken one quiz on it"
          : `your quizzes average ${learned.mean}`,
    },
    rated && { value: getRatingValue(rated.level), reason: `you rated it ${rated.level} of 5` },
  ].filter((source) => source !== null);
  return sources.toSorted((a, b) => a.value - b.value)[0]?.reason ?? "";
}
