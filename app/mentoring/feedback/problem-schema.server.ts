import { z } from "zod";
import { textParagraph } from "~/platform/http/form-fields.server";
import { PROBLEM_KINDS } from "./problem-kinds";

/** The form that reports a problem with a session. */
export const problemSchema = z.object({
  kind: z.enum(PROBLEM_KINDS, { error: "Choose what it is about." }),
  message: textParagraph(2000, "Describe what happened."),
});

export type ProblemForm = Record<keyof z.input<typeof problemSchema>, string>;
export type Problem = z.output<typeof problemSchema>;

/** An operator closes a report with an answer, opens it again, or deletes a message of its session. */
export const problemDecisionSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("handle"),
    problem: z.string().max(100),
    reply: textParagraph(1000, "Enter what was done. Whoever reported it reads this."),
  }),
  z.object({ intent: z.literal("reopen"), problem: z.string().max(100) }),
  z.object({ intent: z.literal("delete-message"), message: z.string().max(100) }),
]);
