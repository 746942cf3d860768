import { mentorById } from "~/data/mentors";
import {
  formatCity,
  formatZonedDay,
  formatZonedShortDay,
  formatZonedTime,
} from "~/mentoring/slots/format-time";
import type { MentorSession } from "./queries.server";
import { STATE_LABELS } from "./states";

/** A session in a list, in the reader's time zone. */
export function describeSession(session: MentorSession, timeZone: string) {
  const { id, mentorId, state, startsAt, agenda, createdAt } = session;
  return {
    id,
    mentorId,
    mentor: mentorById(mentorId)?.name ?? "A mentor",
    state,
    stateLabel: STATE_LABELS[state],
    when: `${formatZonedDay(startsAt, timeZone)}, ${formatZonedTime(startsAt, timeZone)}`,
    city: formatCity(timeZone),
    agenda,
    sent: formatZonedShortDay(createdAt, timeZone),
  };
}

export type SessionSummary = ReturnType<typeof describeSession>;
