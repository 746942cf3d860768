import { z } from "zod";

/** The form beside a key point: mark it in one of the answer’s sentences, or undo that. */
export const ownPointSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("mark"),
    point: z.string().min(1).max(100),
    /** The sentence's number in the review, from 1. */
    sentence: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .transform(Number),
  }),
  z.object({ intent: z.literal("undo"), point: z.string().min(1).max(100) }),
]);
