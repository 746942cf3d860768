import { z } from "zod";
import { proposedTime } from "~/mentoring/booking/schema.server";
import { textParagraph, webAddress } from "~/platform/http/form-fields.server";

const MAX_TEXT_LENGTH = 600;
const MAX_NOTE_LENGTH = 4000;

const reason = textParagraph(
  MAX_TEXT_LENGTH,
  "Enter a reason. It tells the person what to do next.",
);

/** The message that a form is about. */
export const messageId = z.string().max(100);

/** What a mentor can do with a request, one form each. */
export const replySchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("confirm"), meetingLink: webAddress.default("") }),
  z.object({ intent: z.literal("decline"), reason }),
  z.object({
    intent: z.literal("move"),
    ...proposedTime,
    note: textParagraph(MAX_TEXT_LENGTH).default(""),
  }),
  z.object({
    intent: z.literal("ask"),
    message: textParagraph(MAX_TEXT_LENGTH, "Enter your question."),
  }),
  z.object({ intent: z.literal("delete-message"), message: messageId }),
  z.object({
    intent: z.literal("link"),
    meetingLink: z.string({ error: "Enter the address of the video call." }).pipe(webAddress),
  }),
  z.object({ intent: z.literal("cancel"), reason }),
  z.object({ intent: z.literal("held") }),
  z.object({ intent: z.literal("no-show") }),
  z.object({ intent: z.literal("undo-no-show") }),
  z.object({ intent: z.literal("note"), note: textParagraph(MAX_NOTE_LENGTH).default("") }),
]);

export type Reply = z.output<typeof replySchema>;
export type ReplyIntent = Reply["intent"];

/** The person's answer to a question of the mentor's. */
export const answerSchema = z.object({
  message: textParagraph(MAX_TEXT_LENGTH, "Enter your answer."),
});
