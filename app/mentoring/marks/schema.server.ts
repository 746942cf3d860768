import { z } from "zod";
import { textParagraph } from "~/platform/http/form-fields.server";

const SCORE_MESSAGE = "Enter a whole number from 0 to 100.";

/** A mentor's mark on one answer. */
export const markSchema = z.object({
  question: z.string().max(100),
  score: z
    .string({ error: SCORE_MESSAGE })
    .trim()
    .regex(/^\d{1,3}$/, SCORE_MESSAGE)
    .transform(Number)
    .refine((score) => score <= 100, SCORE_MESSAGE),
  note: textParagraph(600, "Write a note that helps with the next answer."),
});

export type MarkForm = Record<keyof z.input<typeof markSchema>, string>;
