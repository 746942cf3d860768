import { z } from "zod";

const checkbox = z.coerce.boolean().default(false);

const newLinkSchema = z
  .object({
    intent: z.literal("make"),
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

/** The forms of the page that shares a report. */
export const linkFormSchema = z.discriminatedUnion("intent", [
  newLinkSchema,
  z.object({ intent: z.literal("revoke"), link: z.string().max(100).catch("") }),
]);

/** The token in a shared URL. */
export const TOKEN_PATTERN = /^[\w-]{43}$/;
