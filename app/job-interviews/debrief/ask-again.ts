import { addDays } from "~/mentoring/calendar/week";
import { formatWeekday } from "~/ui/format-date";
import { closeEmail, greet } from "~/job-interviews/email-lines";
import type { JobInterview, Round } from "~/job-interviews/types";

const WAITING_DAYS = 7;
const SATURDAY = 6;
const SUNDAY = 0;

/** The day to ask for an answer: two working days after the one they named, or a week after the interview. */
export function suggestAskAgainDay(
  hearBy: string | null,
  { heldOn }: Pick<Round, "heldOn">,
): string {
  return hearBy === null
    ? toWorkingDay(addDays(heldOn, WAITING_DAYS))
    : toWorkingDay(addDays(toWorkingDay(addDays(hearBy, 1)), 1));
}

function toWorkingDay(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return weekday === SATURDAY ? addDays(day, 2) : weekday === SUNDAY ? addDays(day, 1) : day;
}

/**
 * A short email that asks for an answer, to be adapted.
 *
 * @param name who signs it; null if that isn't known
 */
export function writeAskAgainEmail(
  { role, hearBy }: Pick<JobInterview, "role" | "hearBy">,
  { heldOn, people }: Pick<Round, "heldOn" | "people">,
  name: string | null,
): string {
  const date = hearBy ? ` You mentioned that I would hear by ${formatWeekday(hearBy)}.` : "";
  return [
    greet(people),
    `Thank you again for the conversation about the role of ${role} on ${formatWeekday(heldOn)}. I am still very interested.${date}`,
    "Could you tell me where things stand, and when you expect to decide? If you need anything else from me, I am glad to send it.",
    closeEmail(name),
  ].join("\n\n");
}
