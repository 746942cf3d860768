import { z } from "zod";

export const LINK_INTENTS = ["make", "revoke"] as const;

export const linkIntentSchema = z.object({ intent: z.enum(LINK_INTENTS) });

const box = z.coerce.boolean().default(false);

export const linkSchema = z
  .object({
    scores: box,
    answers: box,
    plan: box,
    name: box,
    days: z.coerce
      .number({ error: "Choose how long the link works." })
      .refine((days) => [1, 7, 30].includes(days), "Choose how long the link works."),
  })
  .refine(({ scores, answers, plan }) => scores || answers || plan, {
    path: ["scores"],
    error: "Choose at least one of scores, answers and plan.",
  });

export const revokeSchema = z.object({ link: z.string().max(100) });

/** What a shared address carries. */
export const TOKEN = /^[\w-]{43}$/;
