import { operator } from "~/platform/operator.server";
import type { RenderedEmail } from "./outbox.server";

export interface EmailContent {
  subject: string;
  /** One paragraph each. */
  paragraphs: string[];
  /** The call to action. */
  action?: { label: string; href: string };
  /** Below the action: how long the link works, and what to do if the user didn't request it. */
  notes?: string[];
  /** This site's origin, for the footer. */
  origin: string;
}

/** Who runs the server, and where: an address on one line. */
const OPERATOR_LINES = [operator.name, operator.address].filter((line) => line !== undefined);

/**
 * An email as plain text and HTML, without images or third-party URLs, so opening it can't be
 * tracked.
 */
export function renderEmail(content: EmailContent): RenderedEmail {
  const { subject, paragraphs, action, notes = [], origin } = content;
  const text = [
    "Hello,",
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...notes,
    `-- \nPathlight, ${origin}\n${OPERATOR_LINES.map((line) => `${line}\n`).join("")}You received this email because this address is in use there. Please don’t reply: nobody reads this mailbox.`,
  ].join("\n\n");
  return {
    subject,
    text: `${text}\n`,
    html: renderHtml(content),
  };
}

// Email clients support neither custom properties nor OKLCH, and many drop style sheets: so plain
// colors, in attributes.
const TEXT_COLOR = "#14181f";
const MUTED_COLOR = "#5b6573";
const BORDER_COLOR = "#e2e6ec";
const BACKGROUND_COLOR = "#f4f6f9";
const ACCENT_COLOR = "#0b62c4";
const FONT_STYLE =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function renderHtml({ subject, paragraphs, action, notes = [], origin }: EmailContent): string {
  const renderParagraph = (content: string, color: string, size: number) =>
    `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${color}">${escapeHtml(content)}</p>`;
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${BACKGROUND_COLOR};${FONT_STYLE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${BACKGROUND_COLOR}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700;letter-spacing:-0.02em;color:${TEXT_COLOR}">Pathlight<span style="color:${ACCENT_COLOR}">.</span></td></tr>
<tr><td style="background:#ffffff;border:1px solid ${BORDER_COLOR};border-radius:14px;padding:32px 28px 16px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;letter-spacing:-0.02em;color:${TEXT_COLOR}">${escapeHtml(subject)}</h1>
${paragraphs.map((content) => renderParagraph(content, TEXT_COLOR, 16)).join("\n")}
${action ? renderButton(action) : ""}
${notes.map((content) => renderParagraph(content, MUTED_COLOR, 14)).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:1.5;color:${MUTED_COLOR}">Pathlight, <a href="${escapeHtml(origin)}" style="color:${MUTED_COLOR}">${escapeHtml(origin)}</a><br>${OPERATOR_LINES.map((line) => `${escapeHtml(line)}<br>`).join("")}You received this email because this address is in use there. Please don’t reply: nobody reads this mailbox.</td></tr>
</table></td></tr></table></body></html>
`;
}

function renderButton({ label, href }: { label: string; href: string }): string {
  return `<p style="margin:8px 0 12px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${ACCENT_COLOR};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${MUTED_COLOR};word-break:break-all">Or copy this address: ${escapeHtml(href)}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
