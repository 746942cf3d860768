import type { SkillId } from "~/data/skills";
import { CORE_SKILLS } from "./core-skills";
import { PEOPLE } from "./people";
import { THINKING } from "./thinking";
import { DIGITAL_AND_DATA } from "./digital-and-data";
import { ORGANIZING } from "./organizing";
import type { AssessmentStep } from "./types";

export const ASSESSMENT_STEPS: readonly AssessmentStep[] = [
  CORE_SKILLS,
  PEOPLE,
  THINKING,
  DIGITAL_AND_DATA,
  ORGANIZING,
];

export const ASSESSMENT_SKILLS: readonly SkillId[] = ASSESSMENT_STEPS.flatMap((step) =>
  step.items.map((item) => item.skill),
);
