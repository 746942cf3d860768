import { z } from "zod";
import { CONTACT_TOPICS } from "~/data/contact";
import { email, textLine, textParagraph } from "~/platform/http/form-fields.server";

const MESSAGE_MAX = 5000;

export const contactSchema = z.object({
  name: textLine(100, "Enter your name."),
  email,
  topic: z.enum(CONTACT_TOPICS, { error: "Choose a topic." }),
  message: textParagraph(MESSAGE_MAX, "Write your message."),
});

export type ContactForm = z.input<typeof contactSchema>;
export type ContactMessage = z.output<typeof contactSchema>;
