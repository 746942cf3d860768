const SHORT_DAY = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const WEEKDAY = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** Nov 21 */
export function shortDay(iso: string): string {
  return SHORT_DAY.format(new Date(iso));
}

/** Saturday, November 21 */
export function weekday(iso: string): string {
  return WEEKDAY.format(new Date(iso));
}
