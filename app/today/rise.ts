import type { SkillId } from "~/data/skills";
import { describeGap, getGap, REQUIRED_LEVEL } from "~/skills/gap";
import { nameOnlyLesson } from "~/skills/only-lesson";
import type { SkillEvidence } from "~/skills/record";

/** A skill that rose in a sitting. */
export interface Rise {
  skill: SkillId;
  name: string;
  reason: string;
  /** 0–100; null if there was no figure before. */
  from: number | null;
  /** Null if one quiz or exercise is all there is. */
  to: number | null;
  /** What interviews ask for. */
  asked: number;
  word: string;
}

const MAX_RISES = 4;

/** What rose since a time, those of the target first. */
export function listRises(
  before: readonly SkillEvidence[],
  after: readonly SkillEvidence[],
  since: string,
  targetSkills: readonly SkillId[],
): Rise[] {
  const previous = new Map(before.map((evidence) => [evidence.skill, evidence]));
  return after
    .flatMap((evidence): Rise[] => {
      const { skill, name, level } = evidence;
      const old = previous.get(skill);
      const from = old && !nameOnlyLesson(old) ? old.level.value : null;
      const reason = describeNew(evidence, since, old === undefined);
      if (reason === null || level.value <= (from ?? 0)) return [];
      const word = describeGap(getGap(skill, evidence));
      const to = nameOnlyLesson(evidence) ? null : level.value;
      return [{ skill, name, reason, from, to, asked: REQUIRED_LEVEL, word }];
    })
    .toSorted(
      (a, b) =>
        Number(targetSkills.includes(b.skill)) - Number(targetSkills.includes(a.skill)) ||
        getSize(b) - getSize(a),
    )
    .slice(0, MAX_RISES);
}

/** Null if nothing of it is new: then it only aged. */
function describeNew(
  { practiced, learned, reviewed }: SkillEvidence,
  since: string,
  isFirst: boolean,
): string | null {
  const isNew = (summary: { at: string } | null) => summary !== null && summary.at >= since;
  if (isNew(practiced)) return isFirst ? "first time shown" : "your answer";
  if (isNew(learned)) return "your quiz";
  return isNew(reviewed) ? "a mentor’s review" : null;
}

const getSize = ({ from, to }: Rise): number => (to ?? 0) - (from ?? 0);

/** "8 points up" */
export function describeRise({ from, to }: Pick<Rise, "from" | "to">): string {
  if (from === null || to === null) return "was not shown";
  return to - from === 1 ? "1 point up" : `${to - from} points up`;
}

const NUMBERS = ["Nothing", "One thing", "Two things", "Three things", "Four things"];

/** "Two things rose." */
export function describeRises(rises: readonly Rise[]): string {
  return `${NUMBERS[rises.length] ?? `${rises.length} things`} rose.`;
}
