import type { Letter } from "./outbox.server";

export interface LetterParts {
  subject: string;
  /** In order: a paragraph each. */
  says: string[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** What stands below the action: how long it works, what to do if it was somebody else. */
  after?: string[];
  /** The address of this installation, for the last line. */
  origin: string;
}

/**
 * One letter, plain and HTML, from the same words. No picture and no address of anybody else is in it: opening it tells nobody.
 */
export function writeLetter({ subject, says, action, after = [], origin }: LetterParts): Letter {
  const text = [
    "Hello,",
    ...says,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...after,
    `-- \nPathlight, ${origin}\nYou get this mail because of your account there. It was sent by the server itself; nobody reads answers.`,
  ].join("\n\n");
  return { subject, text: `${text}\n`, html: page(subject, says, action, after, origin) };
}

// Mail programs know neither custom properties nor OKLCH, and many drop style sheets: so plain colors, in attributes.
const INK = "#14181f";
const MUTED = "#5b6573";
const LINE = "#e2e6ec";
const CANVAS = "#f4f6f9";
const ACCENT = "#0b62c4";
const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function page(
  subject: string,
  says: string[],
  action: LetterParts["action"],
  after: string[],
  origin: string,
): string {
  const paragraph = (words: string, color: string, size: number) =>
    `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${color}">${escape(words)}</p>`;
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:0;background:${CANVAS};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${CANVAS}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:700;letter-spacing:-0.02em;color:${INK}">Pathlight<span style="color:${ACCENT}">.</span></td></tr>
<tr><td style="background:#ffffff;border:1px solid ${LINE};border-radius:14px;padding:32px 28px 16px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;letter-spacing:-0.02em;color:${INK}">${escape(subject)}</h1>
${says.map((words) => paragraph(words, INK, 16)).join("\n")}
${action ? button(action) : ""}
${after.map((words) => paragraph(words, MUTED, 14)).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px;font-size:13px;line-height:1.5;color:${MUTED}">Pathlight, <a href="${escape(origin)}" style="color:${MUTED}">${escape(origin)}</a><br>You get this mail because of your account there. It was sent by the server itself; nobody reads answers.</td></tr>
</table></td></tr></table></body></html>
`;
}

function button({ label, href }: { label: string; href: string }): string {
  return `<p style="margin:8px 0 12px"><a href="${escape(href)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${ACCENT};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${MUTED};word-break:break-all">Or copy this address: ${escape(href)}</p>`;
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
