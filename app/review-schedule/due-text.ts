import { formatWeekday } from "~/ui/format-date";
import type { ScheduledItem } from "./compute-schedule";

/** When a question returns, in words. */
export function describeDueDate(
  { dueDate, intervalDays, isMastered }: ScheduledItem,
  today: string,
): string {
  if (dueDate <= today)
    return dueDate === today
      ? "This question is due today."
      : `This question has been due since ${formatWeekday(dueDate)}.`;
  if (isMastered)
    return `Mastered: the interval has grown to ${intervalDays} days. It returns one more time on ${formatWeekday(dueDate)}.`;
  return `Or wait: this question returns on ${formatWeekday(dueDate)}.`;
}
