import {
  formatCity,
  formatDateTile,
  formatZonedDay,
  formatZonedShortDay,
  formatZonedTime,
} from "~/mentoring/calendar/format-time";
import { describeDeadline } from "./deadline";
import type { MentorSession } from "./queries.server";
import { getReplier, STATE_LABELS, type Side } from "./states";

/** A session in a list of the person who requested it, in their time zone. */
export function describeSession(
  session: MentorSession,
  mentor: string,
  timeZone: string,
  now: Date,
) {
  const path = `/mentors/sessions/${session.id}`;
  return {
    ...describe(session, "person", timeZone, now),
    mentorId: session.mentorId,
    name: mentor,
    path,
  };
}

/** A session in a list of the mentor's, in their time zone. */
export function describeRequest(session: MentorSession, timeZone: string, now: Date) {
  const path = `/mentoring/requests/${session.id}`;
  return { ...describe(session, "mentor", timeZone, now), name: getPersonName(session), path };
}

/** Who asked, as the mentor reads it. */
export function getPersonName({ contactName }: Pick<MentorSession, "contactName">): string {
  return contactName || "A visitor";
}

function describe(session: MentorSession, reader: Side, timeZone: string, now: Date) {
  const { id, state, startsAt, agenda, createdAt, answerBy } = session;
  const isReaders = getReplier(session) === reader;
  const deadline = isReaders ? describeDeadline(answerBy, timeZone, now) : null;
  return {
    id,
    state,
    stateLabel: isReaders && state === "requested" ? "New request" : STATE_LABELS[state],
    details: deadline
      ? [`Reply by ${deadline.at}`, deadline.left]
      : [`Sent ${formatZonedShortDay(createdAt, timeZone)}`],
    when: `${formatZonedDay(startsAt, timeZone)}, ${formatZonedTime(startsAt, timeZone)}`,
    date: formatDateTile(startsAt, timeZone),
    city: formatCity(timeZone),
    agenda,
  };
}

export type SessionSummary = ReturnType<typeof describeRequest>;
