import { z } from "zod";
import { MAX_SHARED_REPORTS } from "~/mentoring/marks/sharing-access";
import { MAX_AGENDA_LENGTH } from "~/mentoring/sessions/rules";
import { isDate, isInstant } from "~/mentoring/calendar/week";
import { textParagraph } from "~/platform/http/form-fields.server";

const agenda = textParagraph(MAX_AGENDA_LENGTH, "Enter what you’d like to talk about.");
const topic = z.array(z.string().max(100)).max(10).default([]);
/** Ids of the interview sessions whose reports the mentor may see. */
const report = z
  .array(z.string().max(100))
  .max(MAX_SHARED_REPORTS, `Share at most ${MAX_SHARED_REPORTS} reports.`)
  .default([]);
/** An instant as the page sends it. */
const slot = z
  .string({ error: "Choose a time." })
  .max(30, "Choose a time.")
  .refine(isInstant, "Choose a time.");

/** The agenda, the topics and the time of a request. */
export const requestSchema = z.object({ slot, agenda, topic, report });

/** A wall time, to the quarter of an hour. */
export const proposedTime = {
  date: z
    .string({ error: "Choose a date." })
    .max(10, "Choose a date.")
    .refine(isDate, "Choose a date."),
  time: z
    .string({ error: "Choose a time." })
    .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, "Choose a full hour, or a quarter of one."),
};

/** A time of the person's own, in their time zone. */
const proposalSchema = z.object({ ...proposedTime, agenda, topic, report });

/** The form that changes which reports are shared. */
export const sharingSchema = z.object({ report });

/** Sent by a form that has told the person of their open session with the mentor. */
const another = z.literal("yes").optional();

/** The forms that request a session on /mentors/{id}. */
export const bookingSchema = z.discriminatedUnion("intent", [
  requestSchema.extend({ intent: z.literal("request"), another }),
  proposalSchema.extend({ intent: z.literal("propose"), another }),
  z.object({
    intent: z.literal("earliest"),
    agenda: textParagraph(MAX_AGENDA_LENGTH).default(""),
    topic,
    report,
  }),
]);

export type RequestForm = z.input<typeof requestSchema> & { date?: string; time?: string };
