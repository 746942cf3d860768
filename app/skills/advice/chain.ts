import { skillById, type SkillId } from "~/data/skills";
import { lowerName } from "./names";
import type { Situation } from "./situation";
import type { AdviceStep } from "./types";

/** From the present job over the target’s skills to the target. Empty without a target. */
export function buildChain(
  { target, targetName, job, record }: Situation,
  step: { label: string; skill?: SkillId | undefined },
): AdviceStep["chain"] {
  if (!target || !targetName) return [];
  const isShown = (skill: SkillId) => isSkillShown(record.get(skill));
  const others = target.skills.filter((skill) => skill !== step.skill);
  return [
    { label: capitalize(job ?? "Now"), state: "shown" },
    ...others.filter(isShown).map((skill) => toLink(skill, "shown")),
    { label: step.skill ? skillById(step.skill).name : step.label, state: "step" },
    ...others.filter((skill) => !isShown(skill)).map((skill) => toLink(skill, "ahead")),
    { label: capitalize(targetName), state: "ahead" },
  ];
}

const toLink = (skill: SkillId, state: "shown" | "ahead") => ({
  label: skillById(skill).name,
  state,
});

/** Backed by an answer or a mentor, and high enough. */
export function isSkillShown(
  evidence: { level: { value: number; isDemonstrated: boolean } } | undefined,
): boolean {
  return Boolean(evidence?.level.isDemonstrated && evidence.level.value >= SHOWN_LEVEL);
}

/** What an interview asks for; the same level as in the skill record. */
const SHOWN_LEVEL = 65;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerSkill = (skill: SkillId): string =>
  lowerName(skillById(skill).name).replace(" & ", " and ");
