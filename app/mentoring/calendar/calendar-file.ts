import { Temporal } from "temporal-polyfill";
import { buildTimeZone, formatLocal } from "./time-zone-component";

export interface CalendarEntry {
  id: string;
  startsAt: string;
  endsAt: string;
  /** The reader's. Null for a time of day wherever the reader is. */
  timeZone: string | null;
  /** It takes the whole day that it starts on. */
  isAllDay?: boolean;
  title: string;
  description: string;
  location?: string;
  url: string;
  /** Reminders, in minutes before the start. */
  alarms?: readonly number[];
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  /** Higher than in any earlier file about the same session. */
  sequence: number;
  updatedAt: string;
}

/** An iCalendar file (RFC 5545), in the reader's time zone. */
export function buildCalendar(...entries: [CalendarEntry, ...CalendarEntry[]]): string {
  const [{ status }] = entries;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pathlight//Mentoring//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${status === "CANCELLED" ? "CANCEL" : "PUBLISH"}`,
    ...buildTimeZones(entries),
    ...entries.flatMap(buildEvent),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

/** Each zone once, with its changes around all its events. */
function buildTimeZones(entries: readonly CalendarEntry[]): string[] {
  const timed = entries.filter(({ timeZone, isAllDay = false }) => timeZone !== null && !isAllDay);
  return [...Map.groupBy(timed, ({ timeZone }) => timeZone ?? "")].flatMap(([timeZone, events]) =>
    buildTimeZone(
      timeZone,
      events.map(({ startsAt }) => startsAt).toSorted()[0] ?? "",
      events
        .map(({ endsAt }) => endsAt)
        .toSorted()
        .at(-1) ?? "",
    ),
  );
}

function buildEvent(entry: CalendarEntry): string[] {
  const { location, alarms = [] } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@pathlight`,
    `DTSTAMP:${formatUtc(entry.updatedAt)}`,
    `LAST-MODIFIED:${formatUtc(entry.updatedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    ...buildTimes(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.status}`,
    `TRANSP:${entry.status === "CANCELLED" ? "TRANSPARENT" : "OPAQUE"}`,
    ...alarms.flatMap((minutes) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(entry.title)}`,
      `TRIGGER:-PT${minutes}M`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

function buildTimes({ startsAt, endsAt, timeZone, isAllDay = false }: CalendarEntry): string[] {
  const start = formatInZone(startsAt, timeZone ?? "UTC");
  if (isAllDay) return [`DTSTART;VALUE=DATE:${start.slice(0, "20261124".length)}`];
  return [
    timeZone === null ? `DTSTART:${start}` : `DTSTART;TZID=${timeZone}:${start}`,
    // Not the end as local time, which may name two instants when the clocks go back.
    `DURATION:PT${(Date.parse(endsAt) - Date.parse(startsAt)) / 60_000}M`,
  ];
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
