import { z } from "zod";
import { sharingSchema } from "~/mentoring/booking/schema.server";
import { answerSchema, messageId } from "~/mentoring/mentor-side/reply-schema.server";
import { SESSION_INTENTS } from "./intents";

/** The forms of the page. */
export const sessionFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal(SESSION_INTENTS.accept) }),
  z.object({ intent: z.literal(SESSION_INTENTS.decline) }),
  z.object({ intent: z.literal(SESSION_INTENTS.noShow) }),
  z.object({ intent: z.literal(SESSION_INTENTS.undoNoShow) }),
  answerSchema.extend({ intent: z.literal(SESSION_INTENTS.answer) }),
  z.object({ intent: z.literal(SESSION_INTENTS.deleteMessage), message: messageId }),
  sharingSchema.extend({ intent: z.literal(SESSION_INTENTS.share) }),
]);

export type SessionForm = z.output<typeof sessionFormSchema>;
