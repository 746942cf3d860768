import { formatWeekday } from "~/ui/format";
import type { Comeback } from "./compute-comebacks";

/** When a question comes back, and why then. */
export function describeComeback(
  { dueDate, intervalDays, isMastered }: Comeback,
  today: string,
): string {
  if (dueDate <= today)
    return dueDate === today
      ? "This question is due today."
      : `This question has been due since ${formatWeekday(dueDate)}.`;
  if (isMastered)
    return `Mastered: it holds for ${intervalDays} days. It comes back once more on ${formatWeekday(dueDate)}.`;
  return `Or leave it: this question comes back on ${formatWeekday(dueDate)}.`;
}
