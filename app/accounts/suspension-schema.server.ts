import { z } from "zod";
import { email, textParagraph } from "~/platform/http/form-fields.server";

export const REASON_MAX = 500;

/** An operator suspends an account, or lifts the suspension. */
export const suspensionSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("suspend"),
    email,
    reason: textParagraph(REASON_MAX, "Enter a reason. The person sees it."),
  }),
  z.object({ intent: z.literal("lift"), account: z.string().max(100) }),
]);
