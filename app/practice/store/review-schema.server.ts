import { z } from "zod";
import type { Review } from "~/coach/types";

const span = z.object({ start: z.number(), end: z.number() });

const openCheck = z.object({
  id: z.string(),
  pointId: z.string(),
  prompt: z.string(),
  options: z.array(z.string()),
  reading: z.object({ maker: z.string(), option: z.number() }).optional(),
});

/**
 * A review as it is stored. Reviews keep the rubric version they were made with in `maker.version`;
 * those by rubric 2 have no range, and nothing in them is asked.
 */
export const reviewSchema: z.ZodType<Review> = z.object({
  score: z.number(),
  range: z.tuple([z.number(), z.number()]).optional(),
  isOpen: z.boolean().optional(),
  ownShare: z.number().optional(),
  openChecks: z.array(openCheck).optional(),
  answeredChecks: z
    .array(
      openCheck.extend({
        chosen: z.number(),
        key: z.number(),
        why: z.string(),
        isExplained: z.boolean(),
      }),
    )
    .optional(),
  checkReadings: z
    .array(z.object({ id: z.string(), option: z.number(), sentence: z.number() }))
    .optional(),
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
      status: z.enum(["covered", "partial", "asked", "missed", "contradicted"]),
      source: z
        .enum(["seen", "thought", "asked", "checked", "person", "model", "mentor"])
        .optional(),
      sentence: z.number().nullable(),
      openHalf: z.union([z.literal(0), z.literal(1)]).optional(),
      candidates: z.array(z.number()).optional(),
      isFigureOff: z.boolean().optional(),
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
