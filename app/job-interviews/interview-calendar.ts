import { buildCalendar, type CalendarEntry } from "~/mentoring/calendar/calendar-file";
import { getReminderTime } from "./reminder-time";
import { getInstants } from "./round-times";
import type { JobInterview, Round } from "./types";

const MINUTE_IN_MS = 60_000;
const HOUR = 60;
/** Six in the evening, before a day without a time. */
const EVENING_BEFORE = 6 * HOUR;
/** Where a round was saved without a known zone: its time is meant where the person is. */
const UNKNOWN_ZONE = "UTC";

/**
 * All rounds as a calendar file, with a reminder the evening before and one an hour before. A round without a time takes
 * the whole day.
 */
export function buildInterviewCalendar(
  { company, role, rounds }: Pick<JobInterview, "company" | "role" | "rounds">,
  url: string,
  now: Date,
): string {
  const [first, ...others] = rounds.map((round) => ({
    ...describeTimes(round),
    id: round.id,
    title: [`Interview: ${company}`, round.name].filter(Boolean).join(", "),
    description: [role, round.people && `With ${round.people}`, url].filter(Boolean).join("\n"),
    location: round.place,
    url,
    status: "CONFIRMED" as const,
    sequence: Math.floor(now.getTime() / MINUTE_IN_MS),
    updatedAt: now.toISOString(),
  }));
  if (!first) throw new Error("a job interview has at least one round");
  return buildCalendar(first, ...others);
}

type Times = Pick<CalendarEntry, "startsAt" | "endsAt" | "timeZone" | "isAllDay" | "alarms">;

function describeTimes(round: Round): Times {
  const instants = getInstants(round);
  if (!instants) {
    const startsAt = `${round.heldOn}T00:00:00.000Z`;
    return {
      startsAt,
      endsAt: startsAt,
      timeZone: null,
      isAllDay: true,
      alarms: [EVENING_BEFORE],
    };
  }
  const { start, end } = instants;
  const evening = getReminderTime(round);
  const minutesBefore = evening && (Date.parse(start) - Date.parse(evening)) / MINUTE_IN_MS;
  return {
    startsAt: start,
    endsAt: end,
    timeZone: round.timeZone === UNKNOWN_ZONE ? null : round.timeZone,
    alarms: [...(minutesBefore ? [minutesBefore] : []), HOUR],
  };
}
