import type { RenderedEmail } from "~/platform/mail/outbox.server";
import { renderEmail } from "~/platform/mail/template";
import { formatWeekday } from "~/ui/format-date";
import type { JobInterview, Round } from "./types";

export function reminderEmail(
  { id, company, role }: Pick<JobInterview, "id" | "company" | "role">,
  { heldOn }: Pick<Round, "heldOn">,
  origin: string,
): RenderedEmail {
  const day = formatWeekday(heldOn);
  return renderEmail({
    subject: `Your job interview on ${day}`,
    paragraphs: [
      `Your job interview at ${company} is tomorrow, ${day}. The role: ${role}.`,
      "Read what you wrote once, say your first answer out loud, and go to bed.",
    ],
    action: { label: "See your plan", href: `${origin}/plans/${id}` },
    notes: ["You can turn reminders off under Settings, Notifications."],
    origin,
  });
}
