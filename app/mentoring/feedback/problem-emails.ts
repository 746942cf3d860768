import type { RenderedEmail } from "~/platform/mail/outbox.server";
import { renderEmail } from "~/platform/mail/template";

/** For the operators: what was written stays on the page, which only they can open. */
export function problemReportedEmail({
  about,
  origin,
}: {
  about: string;
  origin: string;
}): RenderedEmail {
  return renderEmail({
    subject: "A problem with a mentoring session was reported",
    paragraphs: [`What it is about: ${about}.`, "The report waits on the operator’s page."],
    action: { label: "Read the report", href: `${origin}/admin/problems` },
    origin,
  });
}

/** For whoever reported it. */
export function problemHandledEmail({
  mentor,
  reply,
  path,
  origin,
}: {
  mentor: string;
  reply: string;
  path: string;
  origin: string;
}): RenderedEmail {
  return renderEmail({
    subject: "Your report was handled",
    paragraphs: [
      `You reported a problem with a session with ${mentor}. The site’s operator replied:`,
      reply,
    ],
    action: { label: "Open the session", href: origin + path },
    notes: ["If this doesn’t solve it, you can report it again on the session’s page."],
    origin,
  });
}
