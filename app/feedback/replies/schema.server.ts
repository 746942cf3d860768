import { z } from "zod";

const id = z.string().min(1).max(100);
/** Numbers in forms begin at 1, as on the page. */
const position = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform((number) => Number(number) - 1);

const HALVES = { "1": 0, "2": 1 } as const;

/** What a form of a review page sends. */
export const replySchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("check"), check: id, option: position }),
  z.object({
    intent: z.literal("point"),
    point: id,
    sentence: z.union([position, z.enum(["none", "0"]).transform(() => null)]),
    /** The half of the point that the sentence says; left out or empty: all of it. */
    half: z
      .enum(["", "1", "2"])
      .transform((half) => (half ? HALVES[half] : undefined))
      .optional(),
    /** The person was asked whether the sentence says it, and says so. */
    sure: z.literal("yes").optional(),
  }),
  z.object({ intent: z.literal("undo-check"), check: id }),
  z.object({ intent: z.literal("undo-point"), point: id }),
  z.object({ intent: z.literal("review-again") }),
  z.object({ intent: z.literal("is-answer") }),
]);

export type Reply = z.infer<typeof replySchema>;
