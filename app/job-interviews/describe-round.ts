import { addDays, getStartOfDay } from "~/mentoring/calendar/week";
import { formatWeekday } from "~/ui/format-date";
import { formatRoundTime } from "./format-round";
import type { JobInterview, Round } from "./types";

/** "Thursday, December 10, 2:00 PM" */
export function formatRoundDayTime({
  heldOn,
  startsAt,
}: Pick<Round, "heldOn" | "startsAt">): string {
  const day = formatWeekday(heldOn);
  return startsAt === null ? day : `${day}, ${formatRoundTime({ startsAt })}`;
}

/** When the day of a round is over where it is held. */
export function getEndOfDay({ heldOn, timeZone }: Pick<Round, "heldOn" | "timeZone">): string {
  return getStartOfDay(addDays(heldOn, 1), timeZone);
}

/** "Round 2, Panel" */
export function nameRound({ rounds }: Pick<JobInterview, "rounds">, { id, name }: Round): string {
  const number = rounds.findIndex((each) => each.id === id) + 1;
  return [`Round ${number}`, name].filter(Boolean).join(", ");
}
