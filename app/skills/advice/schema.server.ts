import { z } from "zod";
import { ADDRESS_MAX } from "~/platform/http/safe-redirect";
import { parseStepKey } from "./step-key";

const STEP_KEY_MAX = 200;

/** The form of “Not for me” and “Undo”. */
export const stepRefusalSchema = z.object({
  intent: z.enum(["refuse", "undo"]),
  step: z
    .string()
    .max(STEP_KEY_MAX)
    .transform((key, issues) => {
      const step = parseStepKey(key);
      if (step) return step;
      issues.addIssue("There is no such step.");
      return z.NEVER;
    }),
  /** The page of the form. */
  returnTo: z.string().max(ADDRESS_MAX).optional(),
});
