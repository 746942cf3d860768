import { ASSESSMENT_SKILLS } from "~/data/assessment/steps";
import type { Level } from "~/data/levels";
import { isSkillId, type SkillId } from "~/data/skills";
import type { Answers } from "./answers";
import { type Done, DONE_LEVELS } from "./matching/rank-roles";

interface Answered {
  answers: Answers;
  /** When the latest of them was given. */
  at: string;
}

interface Rating {
  skill: SkillId;
  level: Level;
  ratedAt: string;
}

/**
 * The skills of the chosen fields as ratings: step 5 asks how often a person has used them, not how
 * well. An answer taken over into a later assessment keeps its date.
 *
 * @param assessments oldest first
 */
export function listFieldSkillRatings(assessments: readonly Answered[]): Rating[] {
  const latest = new Map<SkillId, string>();
  return assessments.flatMap(({ answers, at }) =>
    Object.entries(answers).flatMap(([field, done]): Rating[] => {
      const skill = field.slice("done-".length);
      if (!field.startsWith("done-") || !isSkillId(skill) || !isDone(done)) return [];
      if (ASSESSMENT_SKILLS.includes(skill) || latest.get(skill) === done) return [];
      latest.set(skill, done);
      return [{ skill, level: DONE_LEVELS[done], ratedAt: at }];
    }),
  );
}

export function isDone(value: string): value is Done {
  return Object.hasOwn(DONE_LEVELS, value);
}
