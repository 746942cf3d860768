import { formatList, pluralize } from "~/ui/format";
import type { SkillId } from "~/data/skills";
import { compareGaps, getGap, listGaps, REQUIRED_LEVEL, type SkillGap } from "./gap";
import { getNextSkillStep, type SkillStep, type StepInput } from "./next-skill-step";
import type { SkillEvidence } from "./record";

export interface PlanStep extends SkillStep {
  /** What it closes, widest gap first. */
  gaps: { name: string; points: number }[];
}

const MAX_STEPS = 6;

interface PlanInput extends StepInput {
  /** The target's skills; without a target, null. */
  targetSkills: readonly SkillId[] | null;
  record: readonly SkillEvidence[];
}

/**
 * The steps that close the gaps, widest gap first, each once: a step that serves several skills
 * says so. Without a target, the gaps are those of the skills in the record.
 */
export function buildPlan({ targetSkills, record, ...input }: PlanInput): PlanStep[] {
  const gaps = targetSkills
    ? listGaps(targetSkills, record)
    : record.map((evidence) => getGap(evidence.skill, evidence)).toSorted(compareGaps);
  const steps = new Map<string, PlanStep>();
  for (const gap of gaps.filter(({ state }) => state !== "met")) {
    const step = getNextSkillStep(gap, input);
    const same = steps.get(step.to);
    const entry = { name: gap.name, points: gap.points };
    if (same) same.gaps.push(entry);
    else
      steps.set(step.to, { ...step, reason: `${explainGap(gap)} ${step.reason}`, gaps: [entry] });
  }
  return [...steps.values()].slice(0, MAX_STEPS).map(nameOtherGaps);
}

function explainGap({ name, state, points }: SkillGap): string {
  if (state === "unknown") return `There is no evidence of ${name} yet.`;
  return points === 0
    ? `Your ${name} level is high enough, but not proven.`
    : `${name} is ${pluralize(points, "point")} short of ${REQUIRED_LEVEL}.`;
}

function nameOtherGaps(step: PlanStep): PlanStep {
  const others = step.gaps.slice(1).map(({ name }) => name);
  return others.length === 0
    ? step
    : { ...step, reason: `${step.reason} Also for ${formatList(others)}.` };
}

/** A next step for each gap: different ones as far as possible. */
export function listSkillSteps(gaps: readonly SkillGap[], input: StepInput) {
  const taken = new Set<string>();
  return gaps.map((gap) => {
    const nextStep = getNextSkillStep(gap, input, taken);
    taken.add(nextStep.to);
    return { ...gap, nextStep };
  });
}
