import { z } from "zod";
import { textLine, textParagraph } from "~/platform/http/form-fields.server";
import { RATING_VALUES } from "./ratings";

/** The form on /mentors/sessions/{id}/review. */
export const reviewSchema = z.object({
  rating: z.enum(RATING_VALUES, { error: "Choose a rating from 1 to 5." }).transform(Number),
  text: textParagraph(1000, "Write a review of a sentence or two."),
});

export type ReviewForm = Record<keyof z.input<typeof reviewSchema>, string>;

/** An operator hides a review with a reason, or shows it again. */
export const reviewDecisionSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("hide"),
    review: z.string().max(100),
    reason: textLine(300, "Enter a reason. The person who wrote the review sees it."),
  }),
  z.object({ intent: z.literal("show"), review: z.string().max(100) }),
]);
