import { Temporal } from "temporal-polyfill";
import { buildTimeZone, formatLocal } from "./time-zone-component";

export interface CalendarEntry {
  id: string;
  startsAt: string;
  endsAt: string;
  /** The reader's. */
  timeZone: string;
  title: string;
  description: string;
  url: string;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  /** Higher than in any earlier file about the same session. */
  sequence: number;
  updatedAt: string;
}

/** An iCalendar file (RFC 5545) with one session, in the reader's time zone. */
export function buildCalendar(entry: CalendarEntry): string {
  const { timeZone } = entry;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pathlight//Mentoring//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${entry.status === "CANCELLED" ? "CANCEL" : "PUBLISH"}`,
    ...buildTimeZone(timeZone, entry.startsAt, entry.endsAt),
    "BEGIN:VEVENT",
    `UID:${entry.id}@pathlight`,
    `DTSTAMP:${formatUtc(entry.updatedAt)}`,
    `LAST-MODIFIED:${formatUtc(entry.updatedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART;TZID=${timeZone}:${formatInZone(entry.startsAt, timeZone)}`,
    // Not the end as local time, which may name two instants when the clocks go back.
    `DURATION:PT${(Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000}M`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.status}`,
    `TRANSP:${entry.status === "CANCELLED" ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

function formatInZone(instant: string, timeZone: string): string {
  return formatLocal(Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime());
}

function formatUtc(instant: string): string {
  return `${formatInZone(instant, "UTC")}Z`;
}

function escapeText(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n");
}

const MAX_OCTETS = 75;

/** Lines have at most 75 octets; what follows stands on lines that begin with a space. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MAX_OCTETS) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}
