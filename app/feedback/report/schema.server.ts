import { z } from "zod";

export const LINK_INTENTS = ["make", "revoke"] as const;

export const linkIntentSchema = z.object({ intent: z.enum(LINK_INTENTS) });

const checkbox = z.coerce.boolean().default(false);

export const linkSchema = z
  .object({
    scores: checkbox,
    answers: checkbox,
    plan: checkbox,
    name: checkbox,
    days: z.coerce
      .number({ error: "Choose how long the link works." })
      .refine((days) => [1, 7, 30].includes(days), "Choose how long the link works."),
  })
  .refine(({ scores, answers, plan }) => scores || answers || plan, {
    path: ["scores"],
    error: "Choose at least one of scores, answers and plan.",
  });

export const revokeLinkSchema = z.object({ link: z.string().max(100) });

/** What a shared address carries. */
export const TOKEN_PATTERN = /^[\w-]{43}$/;
