import { z } from "zod";
import type { Review } from "~/coach/types";

const span = z.object({ start: z.number(), end: z.number() });

/** A review as it is stored. Reviews keep the rubric version they were made with in `maker.version`. */
export const reviewSchema: z.ZodType<Review> = z.object({
  score: z.number(),
  band: z.enum(["Not yet", "Emerging", "Developing", "Solid", "Strong"]),
  confidence: z.number(),
  confidenceReason: z.string(),
  flag: z
    .enum(["empty", "refusal", "echo", "off-topic", "nonsense", "other-language", "untested"])
    .nullable(),
  headline: z.string(),
  advice: z.string(),
  dimensions: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      score: z.number(),
      weight: z.number(),
      points: z.number(),
      reason: z.string(),
      gap: z.string(),
    }),
  ),
  keyPoints: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      status: z.enum(["covered", "partial", "missed", "contradicted"]),
      sentence: z.number().nullable(),
      matched: z.array(z.string()),
      missing: z.array(z.string()),
      add: z.string(),
      reason: z.string().optional(),
      isOwn: z.boolean().optional(),
    }),
  ),
  sentences: z.array(
    span.extend({
      text: z.string(),
      state: z.enum(["covered", "partial", "contradicted", "vague", "neutral"]),
      keyPoints: z.array(z.string()),
      note: z.string(),
    }),
  ),
  omittedSentences: z.number().optional(),
  star: z.object({
    situation: z.array(z.number()),
    task: z.array(z.number()),
    action: z.array(z.number()),
    result: z.array(z.number()),
  }),
  fillers: z.array(span),
  hedges: z.array(span),
  facts: z.object({
    words: z.number(),
    sentences: z.number(),
    numbers: z.number(),
    i: z.number(),
    we: z.number(),
    pace: z.number().nullable(),
  }),
  nextSteps: z.array(
    z.object({
      title: z.string(),
      detail: z.string(),
      quote: z.string(),
      points: z.number(),
    }),
  ),
  maker: z.object({ name: z.string(), version: z.string() }),
});
