import { ASSESSMENT_STEPS, SHORT_FORM_STEPS } from "~/data/assessment/steps";
import type { AssessmentForm } from "./answers";

export const REVIEW_PATH = "/assessment/review";

export function toStepPath(number: number, part = 1): string {
  return `/assessment/${number}${part === 2 ? "?part=2" : ""}`;
}

/** Where "Continue" leads: the second part, the next step, and at the end the review. */
export function getNextPath(at: {
  number: number;
  part: number;
  form: AssessmentForm;
  hasSecondPart: boolean;
}): string {
  const { number, part, form, hasSecondPart } = at;
  const lastStep = form === "short" ? SHORT_FORM_STEPS : ASSESSMENT_STEPS.length;
  if (form === "full" && part === 1 && hasSecondPart) return toStepPath(number, 2);
  return number >= lastStep ? REVIEW_PATH : toStepPath(number + 1);
}

/** Where "Back" leads: the first part, the step before, and from the first step the intro. */
export function getPreviousPath(number: number, part: number): string {
  if (part === 2) return toStepPath(number);
  return number === 1 ? "/assessment" : toStepPath(number - 1);
}
