const DAY_IN_MS = 86_400_000;

/**
 * In UTC unless the options say otherwise, so that a date is the same in every time zone. Calls are
 * marked as pure, so that a browser doesn't load formats that only the server uses. Each takes a
 * millisecond to make, so it is made when it is first used.
 */
function createFormat(options: Intl.DateTimeFormatOptions): (date: string | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
    return format.format(new Date(date));
  };
}

/** Nov 21 */
export const formatShortDate = /* @__PURE__ */ createFormat({ month: "short", day: "numeric" });

/** Nov 21, 2026 */
export const formatMediumDate = /* @__PURE__ */ createFormat({ dateStyle: "medium" });

/** November 21, 2026 */
export const formatLongDate = /* @__PURE__ */ createFormat({ dateStyle: "long" });

/** Saturday, November 21 */
export const formatWeekday = /* @__PURE__ */ createFormat({
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** November 21, 2026 at 2:05 PM */
export const formatDateTime = /* @__PURE__ */ createFormat({
  dateStyle: "long",
  timeStyle: "short",
});

/** Sat */
export const formatShortWeekday = /* @__PURE__ */ createFormat({ weekday: "short" });

const formatMonthAndDay = /* @__PURE__ */ createFormat({ month: "long", day: "numeric" });

/** 2:05 PM, in the reader’s own time zone. */
export const formatTime = /* @__PURE__ */ createFormat({
  timeStyle: "short",
  timeZone: undefined,
});

/**
 * A past day relative to today: "today", "yesterday", "on November 3". In UTC, so it is the same in
 * every time zone.
 */
export function formatPastDay(iso: string, now: string): string {
  const days = countDays(iso, now);
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  const isThisYear = iso.slice(0, 4) === now.slice(0, 4);
  return `on ${isThisYear ? formatMonthAndDay(iso) : formatLongDate(iso)}`;
}

/** Calendar days in UTC from one date to another. */
export function countDays(from: string, to: string): number {
  return Math.floor(Date.parse(to) / DAY_IN_MS) - Math.floor(Date.parse(from) / DAY_IN_MS);
}
