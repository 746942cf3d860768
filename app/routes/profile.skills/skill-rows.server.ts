import { describeEvidence } from "~/skills/describe-evidence";
import { type GapState, getGap, REQUIRED_LEVEL, type SkillGap } from "~/skills/gap";
import type { SkillEvidence } from "~/skills/record";
import type { Unscored } from "~/skills/unscored";
import type { SkillId } from "~/data/skills";
import type { EvidenceDot, GetDots } from "./evidence-dots.server";
import type { RowAction } from "./row-action.server";

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
  unscored: Unscored,
): RowLists {
  const bySkill = new Map(record.map((evidence) => [evidence.skill, evidence]));
  const toGap = (skill: SkillId) =>
    getGap(skill, bySkill.get(skill) ?? null, unscored.get(skill) ?? []);
  const others = [...new Set([...bySkill.keys(), ...unscored.keys()])]
    .filter((skill) => !targetSkills.includes(skill))
    .map(toGap)
    .toSorted((a, b) => countAnswers(b) - countAnswers(a) || getLevel(b) - getLevel(a));
  return {
    asked: targetSkills.map(toGap),
    shown: others.filter(({ state }) => state !== "rated"),
    rated: others.filter(({ state }) => state === "rated"),
  };
}

const countAnswers = ({ evidence, unscored }: SkillGap): number =>
  (evidence?.practiced?.attempts ?? 0) + unscored.length;
const getLevel = ({ evidence }: SkillGap): number => evidence?.level.value ?? 0;

/** A row without its drawer, and with it if the dots are given. */
export function toRow(
  gap: SkillGap,
  isAsked: boolean,
  action: RowAction,
  getDots: GetDots | null,
): SkillRowData {
  const { skill, name, evidence, state } = gap;
  const dots = getDots?.(gap);
  const review =
    state === "unscored" ? dots?.findLast(({ source }) => source === "practiced") : undefined;
  return {
    skill,
    name,
    evidence,
    state,
    isAsked,
    action: review ? { ...action, label: "Open the review", to: review.to } : action,
    drawer: dots ? { asked: REQUIRED_LEVEL, sentences: describeEvidence(gap), dots } : null,
  };
}
