import { z } from "zod";
import { MENTOR_FIELDS } from "~/data/mentor-types";
import { email, textLine, textParagraph, webAddress } from "~/platform/http/form-fields.server";

/** What an operator writes about a decision. */
const MAX_REASON_LENGTH = 600;

/** The form on /mentors/apply. */
export const applicationSchema = z.object({
  name: textLine(100, "Enter your name."),
  email,
  title: textLine(120, "Enter your job title."),
  company: textLine(120, "Enter your company, or Independent."),
  field: z.enum(MENTOR_FIELDS, { error: "Choose your field." }),
  years: z.coerce
    .number({ error: "Enter the number of years." })
    .int("Enter a whole number of years.")
    .min(2, "Mentors need at least 2 years of experience.")
    .max(70, "Enter a number of years up to 70."),
  link: webAddress.default(""),
  help: textParagraph(2000, "Tell us who you can help, and with what."),
});

/** The operator's decision about an application. */
export const decisionSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("approve"), application: z.string().max(100) }),
  z.object({
    intent: z.literal("decline"),
    application: z.string().max(100),
    reason: textParagraph(MAX_REASON_LENGTH, "Enter a reason. The applicant reads it."),
  }),
]);

/** The submitted form: every field is text. */
export type ApplicationForm = Record<keyof z.input<typeof applicationSchema>, string>;
export type Application = z.output<typeof applicationSchema>;
