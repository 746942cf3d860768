import { type SkillGroup, type SkillId, skillById } from "~/data/skills";
import type { SkillEvidence } from "./record";
import { SOLID_SCORE } from "./weak-spots";

/** What an interview for a role asks of each key skill: a solid level, backed by more than a rating. */
export const REQUIRED_LEVEL = SOLID_SCORE;

/** A gap of at most this many points is close. */
const CLOSE_POINTS = 10;

/** Met; high enough but only self-rated or learned; close; short; without any evidence. */
type GapState = "met" | "unproven" | "close" | "short" | "unknown";

export interface SkillGap {
  skill: SkillId;
  name: string;
  group: SkillGroup;
  evidence: SkillEvidence | null;
  /** Points below the required level; without evidence all of them. */
  points: number;
  state: GapState;
}

/** The distance of one skill from the required level. */
export function getGap(skill: SkillId, evidence: SkillEvidence | null): SkillGap {
  const { name, group } = skillById(skill);
  const points = Math.max(0, REQUIRED_LEVEL - (evidence?.level.value ?? 0));
  return { skill, name, group, evidence, points, state: getState(evidence, points) };
}

function getState(evidence: SkillEvidence | null, points: number): GapState {
  if (!evidence) return "unknown";
  if (points === 0) return evidence.level.isDemonstrated ? "met" : "unproven";
  return points <= CLOSE_POINTS ? "close" : "short";
}

/** A target's skills, each with its distance, widest first; skills that are alike stay in order. */
export function listGaps(skills: readonly SkillId[], record: readonly SkillEvidence[]): SkillGap[] {
  const bySkill = new Map(record.map((evidence) => [evidence.skill, evidence]));
  return skills.map((skill) => getGap(skill, bySkill.get(skill) ?? null)).toSorted(compareGaps);
}

/** The widest gap first; of those that are closed, the unproven ones. */
export function compareGaps(a: SkillGap, b: SkillGap): number {
  return b.points - a.points || Number(a.state === "met") - Number(b.state === "met");
}

/** The gap in words: "12 short", "met"; "likely met" while the level may still be below what is required. */
export function describeGap({
  state,
  points,
  evidence,
}: Pick<SkillGap, "state" | "points" | "evidence">): string {
  if (state === "met")
    return evidence && evidence.level.low < REQUIRED_LEVEL ? "likely met" : "met";
  if (state === "unproven") return "not proven yet";
  return state === "unknown" ? "no evidence yet" : `${points} short`;
}
