import { z } from "zod";
import { ASSESSMENT_STEPS } from "~/data/assessment/steps";
import type { AssessmentStep } from "~/data/assessment/types";
import { LEVELS } from "~/data/levels";

/** The step in a URL: exactly "1" to "5". */
export function findStep(
  param: string | undefined,
): { number: number; step: AssessmentStep } | undefined {
  const number = ASSESSMENT_STEPS.findIndex((_, index) => String(index + 1) === param) + 1;
  const step = ASSESSMENT_STEPS[number - 1];
  return step && { number, step };
}

const level = z.enum(LEVELS.map(String), { error: "Choose a level from 1 to 5." }).optional();

/** The form of a step: an optional level for each skill. */
export function stepSchema(step: AssessmentStep) {
  return z.object(Object.fromEntries(step.items.map(({ skill }) => [skill, level])));
}
