import type { SkillId } from "~/data/skills";
import type { Evidence } from "./level";
import { answerToEvidence, type ScoredAnswer } from "./record";

/** The answers whose reviews show no score yet, by skill: they are shown, and count nothing. */
export type Unscored = ReadonlyMap<SkillId, readonly Evidence[]>;

export function listUnscored(answers: readonly ScoredAnswer[]): Unscored {
  const pieces = answers
    .filter(({ isTooOpen, isWithoutContent }) => isTooOpen && !isWithoutContent)
    .flatMap((answer) => answerToEvidence(answer, false));
  return Map.groupBy(pieces, ({ skill }) => skill);
}
