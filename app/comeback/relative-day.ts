import { formatShortDate } from "~/ui/format";

const DAY_IN_MS = 86_400_000;

/** A day relative to today: "today", "3 days ago", "tomorrow", "Nov 25". */
export function formatRelativeDay(today: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_IN_MS);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days > 0) return formatShortDate(day);
  return days === -1 ? "yesterday" : `${-days} days ago`;
}
