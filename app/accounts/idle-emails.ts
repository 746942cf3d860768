import { renderEmail } from "~/platform/mail/template";
import { formatLongDate } from "~/ui/format-date";

/** The outbox is asked by its subject whether a notice was sent. */
export const IDLE_SUBJECTS = {
  "first-notice": "Your Pathlight account will be deleted unless you sign in",
  "last-notice": "Last notice: your Pathlight account will be deleted unless you sign in",
} as const;

/** Before an account that nobody uses is deleted. */
export function idleAccountEmail(
  notice: keyof typeof IDLE_SUBJECTS,
  deletedAt: Date,
  months: number,
  origin: string,
) {
  return renderEmail({
    origin,
    subject: IDLE_SUBJECTS[notice],
    paragraphs: [
      `Your account hasn’t been used for a long time. This site deletes accounts that are unused for ${months} months, with everything in them. Yours is deleted on ${formatLongDate(deletedAt)} or soon after.`,
      "To keep it, sign in before then. To keep a copy of your data only, sign in and download it in Settings.",
    ],
    action: { label: "Sign in", href: `${origin}/login` },
    notes: ["If you don’t need the account any more, there’s nothing to do."],
  });
}
