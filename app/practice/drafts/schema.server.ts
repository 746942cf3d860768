import { z } from "zod";
import { DRAFT_PARTS } from "./types";

/** Longer than an answer may be, so text that is too long to submit is not lost. */
const DRAFT_MAX_LENGTH = 200_000;
const DAY_IN_SECONDS = 24 * 60 * 60;

// Invisible characters from copy and paste are removed instead of rejected.
const INVISIBLE_CHARACTERS = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The visible text: normalized line breaks, no invisible characters. */
export const stripInvisible = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(INVISIBLE_CHARACTERS, "");

const draftText = z.string().max(DRAFT_MAX_LENGTH).catch("").transform(stripInvisible);
export const seconds = z.coerce.number().int().min(0).max(DAY_IN_SECONDS).catch(0);
/** The attempt this draft is for. */
export const attempt = z.coerce.number().int().min(1).max(1000).catch(1);

export const draftFieldsSchema = z.object({
  answer: draftText,
  code: draftText,
  language: z.string().max(20).catch(""),
  transcript: draftText,
  spokenSeconds: seconds,
  elapsed: seconds,
});

/** A draft save: the form's fields, and the writer's id. */
export const draftSchema = draftFieldsSchema.extend({
  questionId: z.string().max(100),
  attempt,
  part: z.enum(DRAFT_PARTS).catch("answer"),
  // No catch() on the answer: one that is too long must fail, so the page can say so.
  answer: z
    .string()
    .max(DRAFT_MAX_LENGTH, "Shorten your answer: a draft has at most 200,000 characters.")
    .transform(stripInvisible),
  writer: z.string().min(1).max(40),
  base: z.coerce.number().int().min(0),
  revision: z.coerce.number().int().min(1),
});
