import { z } from "zod";
import { ASSESSMENT_STEPS } from "~/data/assessment/steps";
import { questionsSchema } from "~/person-context/schema.server";
import { START_LEVEL } from "./rating-start";
import { listFields, type StepSection } from "./step-section";

/** The step in a URL: exactly "1" to "5". */
export function findStep(param: string | undefined) {
  const number = ASSESSMENT_STEPS.findIndex((_, index) => String(index + 1) === param) + 1;
  const step = ASSESSMENT_STEPS[number - 1];
  return step && { number, step };
}

export const MAX_FIELDS_CHOSEN = 3;

const ERRORS = {
  scale: "Choose a level from 1 to 5.",
  option: "Choose one of the options shown.",
  fields: `Choose up to ${MAX_FIELDS_CHOSEN} fields.`,
};

/**
 * The form of a step: an optional value for each field. `form` is the form being filled in,
 * `switch-form` the one to change to, `confirm-start` confirms the preselected levels, `shown-at` is when the page was sent. The last step also asks the two questions about the person.
 */
export function stepSchema(sections: readonly StepSection[]) {
  const fields = sections.flatMap(listFields);
  return z
    .object({
      ...Object.fromEntries(
        fields.map(({ name, values }) => [
          name,
          z
            .enum([...values, START_LEVEL], {
              error: values.includes("5") ? ERRORS.scale : ERRORS.option,
            })
            .optional(),
        ]),
      ),
      ...questionsSchema.shape,
      form: z.enum(["short", "full"]).optional().catch(undefined),
      "switch-form": z.enum(["short", "full"]).optional().catch(undefined),
      "confirm-start": z.literal("on").optional().catch(undefined),
      "shown-at": z.coerce.number().optional().catch(undefined),
    })
    .check(({ value, issues }) => {
      const chosen = Object.keys(value).filter(
        (name) => name.startsWith("field-") && value[name as keyof typeof value] === "on",
      );
      if (chosen.length > MAX_FIELDS_CHOSEN)
        issues.push({
          code: "custom",
          input: value,
          message: ERRORS.fields,
          path: [chosen[MAX_FIELDS_CHOSEN] ?? ""],
        });
    });
}
