import { z } from "zod";
import { INTERVIEW_TABS } from "~/data/questions/types";
import { attempt, seconds, seen } from "~/interviews/drafts/schema.server";
import { textParagraph } from "~/platform/http/form-fields.server";
import { MODES } from "./modes";

export const INTENTS = ["answer", "skip", "save", "hint", "sample", "end"] as const;

const ANSWER_MAX = 50_000;

const LANGUAGES = ["javascript", "typescript", "text"] as const;

export const tabSchema = z.enum(INTERVIEW_TABS).catch(INTERVIEW_TABS[0]);

export const modeSchema = z.enum(MODES).catch("practice");

export const intentSchema = z.object({ intent: z.enum(INTENTS) });

const MISSING = "Write your answer first.";

export const answerSchema = z.object({
  questionId: z.string().max(100),
  attempt,
  answer: z.string({ error: MISSING }).transform(seen).pipe(textParagraph(ANSWER_MAX, MISSING)),
  /** What speech recognition heard, to tell a spoken answer from a typed one. */
  transcript: z.string().max(ANSWER_MAX).catch("").transform(seen),
  spokenSeconds: seconds,
  code: z
    .string()
    .max(ANSWER_MAX, `Use at most ${ANSWER_MAX} characters of code.`)
    .default("")
    .transform(seen),
  language: z.enum(LANGUAGES).catch("text"),
  testsPassed: z.coerce.number().int().min(0).max(100).optional().catch(undefined),
});
