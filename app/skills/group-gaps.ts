import type { SkillId } from "~/data/skills";
import { compareGaps, getGap, listGaps, type SkillGap } from "./gap";
import type { SkillEvidence } from "./record";

interface GapGroup {
  title: string;
  gaps: SkillGap[];
}

/** The target's skills first, then the others by group: the widest gap first in each, and of the groups. */
export function groupGaps(
  target: { title: string; skills: readonly SkillId[] } | null,
  record: readonly SkillEvidence[],
): GapGroup[] {
  const targetGaps = listGaps(target?.skills ?? [], record);
  const others = record
    .filter(({ skill }) => !target?.skills.includes(skill))
    .map((evidence) => getGap(evidence.skill, evidence))
    .toSorted(compareGaps);
  return [
    ...(target ? [{ title: `Key skills for ${target.title}`, gaps: targetGaps }] : []),
    ...[...Map.groupBy(others, ({ group }) => group)].map(([title, gaps]) => ({ title, gaps })),
  ];
}
