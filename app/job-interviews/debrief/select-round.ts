import { getLocalDate } from "~/mentoring/calendar/week";
import { formatWeekday } from "~/ui/format-date";
import { formatRoundDayTime } from "~/job-interviews/describe-round";
import { isHeld } from "~/job-interviews/rounds";
import type { JobInterview, Round } from "~/job-interviews/types";

/** From its day on: an interview in the morning can be written down at noon. */
export const hasBegun = ({ heldOn, timeZone }: Round, now: Date): boolean =>
  heldOn <= getLocalDate(now.toISOString(), timeZone);

/** The round with this id; without an id the last one that has begun, first one that wasn't written down. */
export function selectRound(
  { rounds }: JobInterview,
  id: string | null,
  now: Date,
): Round | undefined {
  if (id !== null) return rounds.find((each) => each.id === id);
  const begun = rounds.filter((round) => hasBegun(round, now)).toReversed();
  return begun.find(({ debriefedAt }) => debriefedAt === null) ?? begun[0] ?? rounds[0];
}

/** The latest of the rounds that were written down. */
export const findLastDebriefed = ({ rounds }: JobInterview): Round | undefined =>
  rounds.findLast(({ debriefedAt }) => debriefedAt !== null);

/** "Panel, today, 2:00 PM" */
export function describeRound(round: Round, now: Date): string {
  const isToday = round.heldOn === getLocalDate(now.toISOString(), round.timeZone);
  const day = formatWeekday(round.heldOn);
  const time = isToday
    ? formatRoundDayTime(round).replace(day, round.name ? "today" : "Today")
    : formatRoundDayTime(round);
  return round.name ? `${round.name}, ${time}` : time;
}

/** The round that is planned after this one, unless it has begun; undefined if there is none. */
export const findLaterRound = (
  { rounds }: JobInterview,
  round: Round,
  now: Date,
): Round | undefined =>
  rounds
    .slice(rounds.findIndex(({ id }) => id === round.id) + 1)
    .find((each) => !isHeld(each, now));
