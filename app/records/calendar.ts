const LINE_MAX_IN_BYTES = 75;

/** Something that stands on a day of a calendar. */
export interface CalendarDay {
  /** The same each time it is exported, so that importing twice makes one entry. */
  id: string;
  /** The day is the UTC day of this moment. */
  at: Date;
  title: string;
  text: string;
}

/** A calendar file (RFC 5545) of whole days; nothing in it is fixed yet, so it blocks no time. */
export function toCalendar(days: readonly CalendarDay[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pathlight//Mentoring//EN",
    "CALSCALE:GREGORIAN",
    ...days.flatMap(({ id, at, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${escape(id)}@pathlight`,
      `DTSTAMP:${compact(now)}`,
      `DTSTART;VALUE=DATE:${compact(at).slice(0, 8)}`,
      `SUMMARY:${escape(title)}`,
      `DESCRIPTION:${escape(text)}`,
      "STATUS:TENTATIVE",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function compact(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** Text may hold no control character but a line break, which is written as two characters. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, "");
}

/** A line of at most 75 bytes; more goes on in the next one, behind a space. No character is cut in two. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE_MAX_IN_BYTES) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}
