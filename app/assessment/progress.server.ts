import { ASSESSMENT_STEPS, SHORT_FORM_STEPS } from "~/data/assessment/steps";
import type { AssessmentForm } from "./answers";
import type { Progress } from "./assessments.server";
import { getStepSections, STEPS_WITH_PARTS } from "./step-content.server";
import type { StepSection } from "./step-section";

export interface StepStatus {
  number: number;
  name: string;
  answered: number;
  total: number;
}

type Answered = Pick<Progress, "ratings" | "answers">;

/** How many fields of each step are answered; the short form has the first steps only. */
export function getStepProgress(progress: Answered, form: AssessmentForm): StepStatus[] {
  return ASSESSMENT_STEPS.slice(0, form === "short" ? SHORT_FORM_STEPS : undefined).map(
    ({ name }, index) => {
      const number = index + 1;
      const parts = form === "full" && STEPS_WITH_PARTS.includes(number) ? [1, 2] : [1];
      const sections = parts.flatMap((part) => getStepSections(number, part, progress.answers));
      const answered = countAnswered(sections, progress);
      return { number, name, answered, total: countQuestions(sections) };
    },
  );
}

/** How many questions of the sections have a saved answer. */
export function countAnswered(
  sections: readonly StepSection[],
  { ratings, answers }: Answered,
): number {
  const rated = new Set<string>(ratings.map(({ skill }) => skill));
  return listQuestions(sections).filter((names) =>
    names.some(
      (field) => rated.has(field) || answers[field] !== undefined || answers[`level-${field}`],
    ),
  ).length;
}

export function countQuestions(sections: readonly StepSection[]): number {
  return listQuestions(sections).length;
}

/** The fields of each question: those to check are one together, and so are the two scales of a skill. */
function listQuestions(sections: readonly StepSection[]): string[][] {
  return sections.flatMap((section) => {
    switch (section.kind) {
      case "checks":
        return [section.fields.map(({ name }) => name)];
      case "choices":
        return section.fields.map(({ name, second }) => [name, ...(second ? [second.name] : [])]);
      default:
        return section.fields.map(({ name }) => [name]);
    }
  });
}
