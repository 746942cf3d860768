import { z } from "zod";
import { MENTOR_TABS } from "~/data/mentor-types";
import { email, textLine, textParagraph, webAddress } from "~/platform/http/form-fields.server";

/** The request on /mentors/{id}. */
export const requestSchema = z.object({
  preferredTime: textLine(200, "Enter days and times that work for you."),
  goal: textParagraph(2000, "Enter what you’d like to talk about."),
});

/** The form on /mentors/apply. */
export const applicationSchema = z.object({
  name: textLine(100, "Enter your name."),
  email,
  title: textLine(120, "Enter your job title."),
  company: textLine(120, "Enter your company, or Independent."),
  field: z.enum(MENTOR_TABS, { error: "Choose your field." }),
  years: z.coerce
    .number({ error: "Enter the number of years." })
    .int("Enter a whole number of years.")
    .min(2, "Mentors need at least 2 years of experience.")
    .max(70, "Enter a number of years up to 70."),
  link: webAddress.default(""),
  help: textParagraph(2000, "Tell us who you can help, and with what."),
});

export type RequestForm = z.input<typeof requestSchema>;
/** The submitted form: every field is text. */
export type ApplicationForm = Record<keyof z.input<typeof applicationSchema>, string>;
export type Application = z.output<typeof applicationSchema>;
