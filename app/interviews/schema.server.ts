import { z } from "zod";
import { INTERVIEW_TABS } from "~/data/questions/types";
import { paragraph } from "~/platform/http/form-fields.server";

export const INTENTS = ["answer", "skip", "end"] as const;

export const ANSWER_MAX = 50_000;

export const tabSchema = z.enum(INTERVIEW_TABS).catch(INTERVIEW_TABS[0]);

export const intentSchema = z.object({ intent: z.enum(INTENTS) });

export const skipSchema = z.object({ questionId: z.string().max(100) });

export const answerSchema = z.object({
  questionId: z.string().max(100),
  /** Which try at this question the person was making when they wrote. */
  attempt: z.coerce.number().int().min(1).max(1000).catch(1),
  answer: paragraph(ANSWER_MAX, "Write your answer first."),
});
