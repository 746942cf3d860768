import { z } from "zod";
import { MENTOR_TABS } from "~/data/mentors";
import { email, textLine, textParagraph, webAddress } from "~/platform/http/form-fields.server";

/** The request on /mentors/{id}. */
export const requestSchema = z.object({
  preferredTime: textLine(200, "Say when it would suit you."),
  goal: textParagraph(2000, "Say what the hour should be about."),
});

/** The form on /mentors/apply. */
export const applicationSchema = z.object({
  name: textLine(100, "Enter your name."),
  email,
  title: textLine(120, "Enter what you do."),
  company: textLine(120, "Enter where you work, or write Independent."),
  field: z.enum(MENTOR_TABS, { error: "Choose your field." }),
  years: z.coerce
    .number({ error: "Enter a number of years." })
    .int("Enter whole years.")
    .min(2, "Mentors bring at least 2 years of experience.")
    .max(70, "Enter a number of years up to 70."),
  link: webAddress.default(""),
  help: textParagraph(2000, "Say whom you can help, and with what."),
});

export type RequestForm = z.input<typeof requestSchema>;
/** As the browser sends it: every field is text. */
export type ApplicationForm = Record<keyof z.input<typeof applicationSchema>, string>;
export type Application = z.output<typeof applicationSchema>;
