import { countDays, formatShortDate } from "~/ui/format-date";

/** A day relative to today: "today", "3 days ago", "tomorrow", "Nov 25". */
export function formatRelativeDay(today: string, day: string): string {
  const days = countDays(today, day);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days > 0) return formatShortDate(day);
  return days === -1 ? "yesterday" : `${-days} days ago`;
}
