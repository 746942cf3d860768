import { type SkillGroup, type SkillId, skillById } from "~/data/skills";
import { NO_SCORE_YET } from "~/coach/score/range";
import { type Evidence, isProven } from "./level";
import type { SkillEvidence } from "./record";
import { SOLID_SCORE } from "./weak-spots";

/** What an interview for a role asks of each key skill: a solid level, backed by two pieces of evidence. */
export const REQUIRED_LEVEL = SOLID_SCORE;

/** A gap of at most this many points is close. */
const CLOSE_POINTS = 10;

/**
 * Met; high enough but not proven; close; short; only self-rated, however high; answered, but without a score yet;
 * without any evidence.
 */
export type GapState = "met" | "once" | "close" | "short" | "rated" | "unscored" | "unknown";

export interface SkillGap {
  skill: SkillId;
  name: string;
  group: SkillGroup;
  evidence: SkillEvidence | null;
  /** Answers whose reviews show no score yet. */
  unscored: readonly Evidence[];
  /** Points below the required level; without evidence all of them. */
  points: number;
  state: GapState;
}

/** The distance of one skill from the required level. */
export function getGap(
  skill: SkillId,
  evidence: SkillEvidence | null,
  unscored: readonly Evidence[] = [],
): SkillGap {
  const { name, group } = skillById(skill);
  const points = Math.max(0, REQUIRED_LEVEL - (evidence?.level.value ?? 0));
  const isRatedOnly = evidence?.pieces.every(({ source }) => source === "rated") ?? true;
  const state =
    isRatedOnly && unscored.length > 0 ? "unscored" : getState(evidence, isRatedOnly, points);
  return { skill, name, group, evidence, unscored, points, state };
}

function getState(evidence: SkillEvidence | null, isRatedOnly: boolean, points: number): GapState {
  if (!evidence) return "unknown";
  if (isRatedOnly) return "rated";
  if (points === 0) return isProven(evidence.pieces) ? "met" : "once";
  return points <= CLOSE_POINTS ? "close" : "short";
}

/** High enough by more than a rating, proven or not. */
export const isShown = ({ state }: Pick<SkillGap, "state">): boolean =>
  state === "met" || state === "once";

/** A target's skills, each with its distance, widest first; skills that are alike stay in order. */
export function listGaps(skills: readonly SkillId[], record: readonly SkillEvidence[]): SkillGap[] {
  const bySkill = new Map(record.map((evidence) => [evidence.skill, evidence]));
  return skills.map((skill) => getGap(skill, bySkill.get(skill) ?? null)).toSorted(compareGaps);
}

/** The widest gap first; of those that are closed, the unproven ones. */
export function compareGaps(a: SkillGap, b: SkillGap): number {
  return b.points - a.points || Number(a.state === "met") - Number(b.state === "met");
}

const STATE_WORDS: Record<GapState, string> = {
  met: "Met",
  once: "Once shown",
  close: "Close",
  short: "Below",
  rated: "Rated only",
  unscored: NO_SCORE_YET,
  unknown: "Not shown yet",
};

export function describeGap({ state }: Pick<SkillGap, "state">): string {
  return STATE_WORDS[state];
}
