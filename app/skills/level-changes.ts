import type { SkillId } from "~/data/skills";
import { getGap } from "./gap";
import { nameOnlyLesson } from "./only-lesson";
import type { SkillEvidence } from "./record";

export interface LevelChange {
  skill: SkillId;
  name: string;
  /** Null without a figure before. */
  from: number | null;
  /** Null where there is no figure yet: `basis` says why. */
  to: number | null;
  basis: ReturnType<typeof nameOnlyLesson>;
  /** It reached the required level, proven by an answer or a mentor. */
  isNewlyMet: boolean;
  sources: string[];
}

/**
 * Skills whose level changed by new evidence, largest change first; what only aged is left out.
 *
 * @param since evidence from this time on is new; ISO 8601, UTC
 */
export function listLevelChanges(
  before: readonly SkillEvidence[],
  after: readonly SkillEvidence[],
  since: string,
): LevelChange[] {
  const levelsBefore = new Map(before.map((evidence) => [evidence.skill, evidence]));
  return after
    .flatMap((evidence) => {
      const previous = levelsBefore.get(evidence.skill) ?? null;
      const from = previous && !nameOnlyLesson(previous) ? previous.level.value : null;
      const basis = nameOnlyLesson(evidence);
      const to = basis ? null : evidence.level.value;
      const sources = listNewSources(evidence, since);
      if (sources.length === 0 || (to !== null && from === to)) return [];
      const isMet = (candidate: SkillEvidence | null) =>
        getGap(evidence.skill, candidate).state === "met";
      const isNewlyMet = isMet(evidence) && !isMet(previous);
      return { skill: evidence.skill, name: evidence.name, from, to, basis, isNewlyMet, sources };
    })
    .toSorted((a, b) => getSize(b) - getSize(a));
}

/** The sources with new evidence, as words: "answers". */
function listNewSources(
  { rated, practiced, learned, reviewed }: SkillEvidence,
  since: string,
): string[] {
  const isNew = (summary: { at: string } | null) => summary !== null && summary.at >= since;
  return [
    ...(isNew(practiced) ? ["answers"] : []),
    ...(isNew(learned) ? ["quizzes or exercises"] : []),
    ...(isNew(reviewed) ? ["a mentor’s review"] : []),
    ...(isNew(rated) ? ["your rating"] : []),
  ];
}

function getSize({ from, to }: LevelChange): number {
  return from === null || to === null ? 0 : Math.abs(to - from);
}
