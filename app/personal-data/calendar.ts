const LINE_MAX_IN_BYTES = 75;

/** Something that stands on a day of a calendar. */
export interface CalendarEntry {
  /** The same each time it is exported, so that importing twice makes one entry. */
  id: string;
  /** The day is the UTC day of this moment. */
  date: Date;
  title: string;
  description: string;
}

/** A calendar file (RFC 5545) of whole days; nothing in it is fixed yet, so it blocks no time. */
export function toCalendar(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pathlight//Mentoring//EN",
    "CALSCALE:GREGORIAN",
    ...entries.flatMap(({ id, date: at, title, description: text }) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(id)}@pathlight`,
      `DTSTAMP:${formatTimestamp(now)}`,
      `DTSTART;VALUE=DATE:${formatTimestamp(at).slice(0, 8)}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      "STATUS:TENTATIVE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function formatTimestamp(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** Text may hold no control character but a line break, which is written as two characters. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, "");
}

/** A line of at most 75 bytes; more goes on in the next one, behind a space. No character is cut in two. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let currentPart = "";
  let partBytes = 0;
  for (const character of line) {
    const characterBytes = getByteLength(character);
    if (partBytes + characterBytes > LINE_MAX_IN_BYTES) {
      lines.push(currentPart);
      currentPart = " ";
      partBytes = 1;
    }
    currentPart += character;
    partBytes += characterBytes;
  }
  return [...lines, currentPart].join("\r\n");
}

/** Of one character in UTF-8. */
function getByteLength(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
