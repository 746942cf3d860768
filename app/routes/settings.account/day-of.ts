const DAY_IN_MS = 24 * 60 * 60 * 1000;
const DAY = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The day of something past, as said today: "today", "yesterday", "on November 3". Days are UTC, so it reads the same everywhere. */
export function dayOf(iso: string, now: string): string {
  const days = dayNumber(now) - dayNumber(iso);
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  return `on ${(iso.slice(0, 4) === now.slice(0, 4) ? DAY : DAY_OF_YEAR).format(new Date(iso))}`;
}

function dayNumber(iso: string): number {
  return Math.floor(Date.parse(iso) / DAY_IN_MS);
}
