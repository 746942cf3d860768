import { ASSESSMENT_STEPS, SHORT_FORM_STEPS } from "~/data/assessment/steps";
import type { AssessmentForm } from "./answers";
import type { Progress } from "./assessments.server";
import { getStepSections, STEPS_WITH_PARTS } from "./step-content.server";
import { listFields } from "./step-section";

export interface StepStatus {
  number: number;
  name: string;
  answered: number;
  total: number;
}

/** How many fields of each step are answered; the short form has the first steps only. */
export function getStepProgress(
  { ratings, answers }: Pick<Progress, "ratings" | "answers">,
  form: AssessmentForm,
): StepStatus[] {
  const rated = new Set<string>(ratings.map(({ skill }) => skill));
  return ASSESSMENT_STEPS.slice(0, form === "short" ? SHORT_FORM_STEPS : undefined).map(
    ({ name }, index) => {
      const number = index + 1;
      const parts = form === "full" && STEPS_WITH_PARTS.includes(number) ? [1, 2] : [1];
      const fields = parts
        .flatMap((part) => getStepSections(number, part, answers))
        .flatMap((section) =>
          // Fields to check are one question together.
          section.kind === "checks"
            ? [section.fields.map((field) => field.name)]
            : listFields(section).map((field) => [field.name]),
        );
      const answered = fields.filter((names) =>
        names.some(
          (field) => rated.has(field) || answers[field] !== undefined || answers[`level-${field}`],
        ),
      ).length;
      return { number, name, answered, total: fields.length };
    },
  );
}
