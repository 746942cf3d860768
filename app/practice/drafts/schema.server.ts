import { z } from "zod";
import { DRAFT_PARTS } from "./types";

/** Longer than an answer may be: what is too long to send must still not be lost. */
const DRAFT_MAX_LENGTH = 200_000;
const DAY_IN_SECONDS = 24 * 60 * 60;

// Left by copying from other programs: nothing one can see, and no reason to refuse what one can.
const INVISIBLE_CHARACTERS = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The text as a person sees it: one kind of line break, no characters that cannot be seen. */
export const stripInvisible = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(INVISIBLE_CHARACTERS, "");

const draftText = z.string().max(DRAFT_MAX_LENGTH).catch("").transform(stripInvisible);
export const seconds = z.coerce.number().int().min(0).max(DAY_IN_SECONDS).catch(0);
/** Which try at this question the person was making when they wrote. */
export const attempt = z.coerce.number().int().min(1).max(1000).catch(1);

export const draftFieldsSchema = z.object({
  answer: draftText,
  code: draftText,
  language: z.string().max(20).catch(""),
  transcript: draftText,
  spokenSeconds: seconds,
  elapsed: seconds,
});

/** A save of a draft: the fields as they stand in the form, and whose save this is. */
export const draftSchema = draftFieldsSchema.extend({
  questionId: z.string().max(100),
  attempt,
  part: z.enum(DRAFT_PARTS).catch("answer"),
  // What a draft is made for must arrive whole, or be refused so that the page can say so.
  answer: z.string().max(DRAFT_MAX_LENGTH).transform(stripInvisible),
  writer: z.string().min(1).max(40),
  base: z.coerce.number().int().min(0),
  revision: z.coerce.number().int().min(1),
});
