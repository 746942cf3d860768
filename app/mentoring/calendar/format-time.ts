import { formatZoneName, getCurrentZoneName } from "./zone-names";

/** Formats an instant in a time zone; on the server, so that it is the same with and without JavaScript. */
function createZonedFormat(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant: string, timeZone: string): string => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    formats.set(timeZone, format);
    // No line breaks between 6:00 and PM.
    return format.format(new Date(instant)).replace(/\s(?=[AP]M$)/, "\u00a0");
  };
}

/** Tuesday, November 24 */
export const formatZonedDay = createZonedFormat({ weekday: "long", month: "long", day: "numeric" });

/** Tue, Nov 24 */
export const formatZonedShortDay = createZonedFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
});

const formatMonth = createZonedFormat({ month: "short" });
const formatDayOfMonth = createZonedFormat({ day: "numeric" });

/** Nov and 24, as on a calendar's leaf. */
export function formatDateTile(instant: string, timeZone: string) {
  return { month: formatMonth(instant, timeZone), day: formatDayOfMonth(instant, timeZone) };
}

/** 6:00 PM */
export const formatZonedTime = createZonedFormat({ timeStyle: "short" });

/** Tuesday 6:00 PM */
export const formatZonedWeekdayTime = createZonedFormat({
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
});

/** Tue, Nov 24, 6:00 PM */
export const formatZonedShortDayTime = createZonedFormat({
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

const formatShortZoneName = createZonedFormat({ timeZoneName: "short" });

/** GMT+1, as of an instant. */
export function formatOffset(instant: string, timeZone: string): string {
  return formatShortZoneName(instant, timeZone).replace(/^.*, /, "");
}

/** Buenos Aires, of America/Argentina/Buenos_Aires */
export function formatCity(timeZone: string): string {
  return formatZoneName(getCurrentZoneName(timeZone)).split(", ").at(-1) ?? timeZone;
}
