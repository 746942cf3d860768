import { skillById, type SkillId } from "~/data/skills";
import { getGap, isShown } from "~/skills/gap";
import type { SkillEvidence } from "~/skills/record";
import { lowerName } from "./names";
import type { Situation } from "./situation";
import type { AdviceStep } from "./types";

/** From the present job over the target’s skills to the target. Empty without a target. */
export function buildChain(
  { target, targetName, job, record }: Situation,
  step: { label: string; skill?: SkillId | undefined },
): AdviceStep["chain"] {
  if (!target || !targetName) return [];
  const isDone = (skill: SkillId) => isSkillShown(record.get(skill));
  const others = target.skills.filter((skill) => skill !== step.skill);
  const isAsked = step.skill !== undefined && target.skills.includes(step.skill);
  return [
    { label: capitalize(job ?? "Now"), state: "shown" },
    ...others.filter(isDone).map((skill) => toLink(skill, "shown")),
    {
      label: step.skill ? skillById(step.skill).name : step.label,
      state: "step",
      ...(step.skill && isAsked && { isShown: isDone(step.skill) }),
    },
    ...others.filter((skill) => !isDone(skill)).map((skill) => toLink(skill, "ahead")),
    { label: capitalize(targetName), state: "ahead" },
  ];
}

const toLink = (skill: SkillId, state: "shown" | "ahead") => ({
  label: skillById(skill).name,
  state,
  isShown: state === "shown",
});

/** As in the skill record: high enough by more than a rating. */
export const isSkillShown = (evidence: SkillEvidence | undefined): boolean =>
  evidence !== undefined && isShown(getGap(evidence.skill, evidence));

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerSkill = (skill: SkillId): string =>
  lowerName(skillById(skill).name).replace(" & ", " and ");
