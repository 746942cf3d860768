const SHORT_DATE = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const WEEKDAY_DATE = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** Nov 21 */
export function formatShortDate(iso: string): string {
  return SHORT_DATE.format(new Date(iso));
}

/** Saturday, November 21 */
export function formatWeekday(iso: string): string {
  return WEEKDAY_DATE.format(new Date(iso));
}
