import { BANDS } from "~/coach/bands";
import type { Level } from "~/data/levels";
import { skillById, type SkillGroup, type SkillId } from "~/data/skills";

interface Rating {
  skill: SkillId;
  level: Level;
  ratedAt: string;
}

interface Practice {
  questionId: string;
  skills: readonly SkillId[];
  score: number;
  at: string;
}

/** What is known about one skill of a person: what they say, and what their answers show. */
export interface SkillEvidence {
  skill: SkillId;
  name: string;
  group: SkillGroup;
  /** Self-rated: a level from 1 to 5. */
  rated: { level: Level; at: string } | null;
  /** Practiced: the mean of the latest score of each question on it, 0–100 in whole points. */
  practiced: { mean: number; questions: number; at: string } | null;
}

/**
 * The skill record: one entry for every skill with evidence, practiced ones first, by score, then by level.
 *
 * @param ratings the latest rating of each skill
 * @param answers every scored answer, oldest first; of several tries at one question the last one counts
 */
export function skillRecord(ratings: readonly Rating[], answers: readonly Practice[]): SkillEvidence[] {
  const rated = new Map(ratings.map((rating) => [rating.skill, rating]));
  const latest = [...new Map(answers.map((answer) => [answer.questionId, answer])).values()];
  const skills = new Set([...rated.keys(), ...latest.flatMap((answer) => answer.skills)]);
  return [...skills]
    .map((skill): SkillEvidence => {
      const { name, group } = skillById(skill);
      const rating = rated.get(skill);
      return { skill, name, group, rated: rating ? { level: rating.level, at: rating.ratedAt } : null, practiced: practicedIn(skill, latest) };
    })
    .toSorted((a, b) => (b.practiced?.mean ?? -1) - (a.practiced?.mean ?? -1) || (b.rated?.level ?? 0) - (a.rated?.level ?? 0) || a.name.localeCompare(b.name));
}

function practicedIn(skill: SkillId, latest: readonly Practice[]): SkillEvidence["practiced"] {
  const on = latest.filter((answer) => answer.skills.includes(skill));
  if (on.length === 0) return null;
  const mean = Math.round(on.reduce((sum, { score }) => sum + score, 0) / on.length);
  return { mean, questions: on.length, at: on.map(({ at }) => at).toSorted().at(-1) ?? "" };
}

/** Fewer steps apart than this, and rating and answers agree well enough. */
const APART = 2;

/**
 * Skills whose rating and answers stand two bands or more apart, the widest first. Both scales have five
 * steps; that is all that is compared, since a self-rating has no points.
 */
export function contradictions(record: readonly SkillEvidence[]): (SkillEvidence & { answersAre: "lower" | "higher" })[] {
  return record
    .flatMap((evidence) => {
      if (!evidence.rated || !evidence.practiced) return [];
      const { mean } = evidence.practiced;
      const gap = evidence.rated.level - BANDS.filter(({ from }) => mean >= from).length;
      return Math.abs(gap) < APART ? [] : { ...evidence, gap, answersAre: gap > 0 ? ("lower" as const) : ("higher" as const) };
    })
    .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
}
