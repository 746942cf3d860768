import type { RenderedEmail } from "~/platform/mail/outbox.server";
import { renderEmail } from "~/platform/mail/template";

interface Applicant {
  name: string;
  title: string;
}

const NEXT_STEPS =
  "Two things are left: complete your profile, and enter the hours you hold sessions. Nothing is shown until you publish your profile.";

/** To an applicant with an account. */
export function approvedEmail({ name }: Applicant, origin: string): RenderedEmail {
  return renderEmail({
    subject: "Your mentor application is approved",
    paragraphs: [`You’re now a mentor on Pathlight, ${name}. Welcome!`, NEXT_STEPS],
    action: { label: "Set up your mentor profile", href: `${origin}/mentoring` },
    origin,
  });
}

/** To an applicant who had no account when they applied. */
export function invitationEmail({ name }: Applicant, origin: string, token: string): RenderedEmail {
  return renderEmail({
    subject: "Your mentor application is approved",
    paragraphs: [
      `Welcome as a mentor on Pathlight, ${name}! You applied without an account, so open this link and sign in, or create an account. Any email address works.`,
      NEXT_STEPS,
    ],
    action: { label: "Become a mentor", href: `${origin}/mentoring/accept?token=${token}` },
    notes: [
      "The link works once, within 30 days. If you didn’t apply, ignore this email: nothing happens without the link.",
    ],
    origin,
  });
}

export function declinedEmail({ title }: Applicant, reason: string, origin: string): RenderedEmail {
  return renderEmail({
    subject: "Your mentor application",
    paragraphs: [
      `Thank you for applying as a mentor (${title}). We can’t accept the application.`,
      `The reason: ${reason}`,
      "You’re welcome to apply again when that changes.",
    ],
    action: { label: "Find mentors and practice", href: `${origin}/mentors` },
    origin,
  });
}
