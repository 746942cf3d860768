import { formatWeekday } from "~/ui/short-day";
import type { Schedule } from "./schedule";

/** When a question comes back, and why then. */
export function comebackWords({ due, interval, mastered }: Schedule, today: string): string {
  if (due <= today)
    return due === today
      ? "This question is due today."
      : `This question has been due since ${formatWeekday(due)}.`;
  if (mastered)
    return `Mastered: it holds for ${interval} days. It comes back once more on ${formatWeekday(due)}.`;
  return `Or leave it: this question comes back on ${formatWeekday(due)}.`;
}
