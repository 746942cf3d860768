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
      .number({ error: "Choose when the link expires." })
      .refine((days) => [1, 7, 30].includes(days), "Choose when the link expires."),
  })
  .refine(({ scores, answers, plan }) => scores || answers || plan, {
    path: ["scores"],
    error: "Choose at least one: scores, answers or plan.",
  });

export const revokeLinkSchema = z.object({ link: z.string().max(100) });

/** The token in a shared URL. */
export const TOKEN_PATTERN = /^[\w-]{43}$/;
