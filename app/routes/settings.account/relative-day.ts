const DAY_IN_MS = 24 * 60 * 60 * 1000;
const DAY_FORMAT = new Intl.DateTimeFormat("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const DAY_WITH_YEAR_FORMAT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

/**
 * A past day relative to today: "today", "yesterday", "on November 3". In UTC, so it is the same in
 * every time zone.
 */
export function formatRelativeDay(iso: string, now: string): string {
  const days = getDayNumber(now) - getDayNumber(iso);
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  return `on ${(iso.slice(0, 4) === now.slice(0, 4) ? DAY_FORMAT : DAY_WITH_YEAR_FORMAT).format(new Date(iso))}`;
}

function getDayNumber(iso: string): number {
  return Math.floor(Date.parse(iso) / DAY_IN_MS);
}
