import type { RenderedEmail } from "~/platform/mail/outbox.server";
import { renderEmail } from "~/platform/mail/template";
import { pluralize } from "~/ui/format";

/** What is due, once a week at most. */
export function weeklyEmail(
  { count, minutes, stopUrl }: { count: number; minutes: number; stopUrl: string },
  origin: string,
): RenderedEmail {
  const items = pluralize(count, "item");
  return renderEmail({
    subject: `${items} to review, about ${pluralize(minutes, "minute")}`,
    paragraphs: [
      `${count === 1 ? "1 item is" : `${items} are`} due for review, in the order of your schedule. It takes about ${pluralize(minutes, "minute")}.`,
    ],
    action: { label: "See what is due", href: `${origin}/profile` },
    notes: [`You get this email once a week at most. Turn it off: ${stopUrl}`],
    origin,
  });
}
