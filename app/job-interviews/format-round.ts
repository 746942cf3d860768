import { formatZonedTime } from "~/mentoring/calendar/format-time";
import { formatWeekday } from "~/ui/format-date";
import type { Round } from "./types";

/** "2:00 PM", where it is held. */
export function formatRoundTime({ startsAt }: Pick<Round, "startsAt">): string {
  return startsAt === null ? "" : formatZonedTime(`1970-01-01T${startsAt}:00Z`, "UTC");
}

/** "Thursday, December 10"; with the year if it is another one than today's. */
export function formatRoundDay(heldOn: string, today: string): string {
  const day = formatWeekday(heldOn);
  return heldOn.slice(0, 4) === today.slice(0, 4) ? day : `${day}, ${heldOn.slice(0, 4)}`;
}
