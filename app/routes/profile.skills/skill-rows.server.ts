import { describeEvidence } from "~/skills/describe-evidence";
import { type GapState, getGap, REQUIRED_LEVEL, type SkillGap } from "~/skills/gap";
import type { SkillEvidence } from "~/skills/record";
import type { SkillId } from "~/data/skills";
import type { EvidenceDot, GetDots } from "./evidence-dots.server";
import { findRowAction, type RowAction } from "./row-action.server";

/** As many as can be read at a glance. */
export const ROWS_SHOWN = 6;

export interface SkillRowData extends Pick<SkillGap, "skill" | "name" | "evidence"> {
  state: GapState;
  isAsked: boolean;
  action: RowAction;
  /** Null for a row that leads to its drawer on a page of its own. */
  drawer: { asked: number; sentences: string[]; dots: EvidenceDot[] } | null;
}

export interface RowLists {
  /** The target's skills, most asked first. */
  asked: SkillGap[];
  /** Others with more evidence than a rating, those with most answers first. */
  shown: SkillGap[];
  rated: SkillGap[];
}

export function listRows(
  targetSkills: readonly SkillId[],
  record: readonly SkillEvidence[],
): RowLists {
  const bySkill = new Map(record.map((evidence) => [evidence.skill, evidence]));
  const others = record
    .filter(({ skill }) => !targetSkills.includes(skill))
    .toSorted((a, b) => countAnswers(b) - countAnswers(a) || b.level.value - a.level.value)
    .map((evidence) => getGap(evidence.skill, evidence));
  return {
    asked: targetSkills.map((skill) => getGap(skill, bySkill.get(skill) ?? null)),
    shown: others.filter(({ state }) => state !== "rated"),
    rated: others.filter(({ state }) => state === "rated"),
  };
}

const countAnswers = ({ practiced }: SkillEvidence) => practiced?.attempts ?? 0;

/** A row without its drawer, and with it if the dots are given. */
export function toRow(
  gap: SkillGap,
  isAsked: boolean,
  answeredIds: ReadonlySet<string>,
  getDots: GetDots | null,
): SkillRowData {
  const { skill, name, evidence, state } = gap;
  return {
    skill,
    name,
    evidence,
    state,
    isAsked,
    action: findRowAction(gap, answeredIds),
    drawer: getDots && {
      asked: REQUIRED_LEVEL,
      sentences: describeEvidence(gap),
      dots: getDots(gap),
    },
  };
}
