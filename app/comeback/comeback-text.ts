import { formatWeekday } from "~/ui/format-date";
import type { Comeback } from "./compute-comebacks";

/** When a question returns, in words. */
export function describeComeback(
  { dueDate, intervalDays, isMastered }: Comeback,
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
