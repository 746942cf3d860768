import {
  formatCity,
  formatDateTile,
  formatZonedDay,
  formatZonedShortDay,
  formatZonedTime,
} from "~/mentoring/slots/format-time";
import type { MentorSession } from "./queries.server";
import { STATE_LABELS } from "./states";

/** A session in a list of the person who requested it, in their time zone. */
export function describeSession(session: MentorSession, mentor: string, timeZone: string) {
  const path = `/mentors/sessions/${session.id}`;
  return { ...describe(session, timeZone), mentorId: session.mentorId, name: mentor, path };
}

/** A session in a list of the mentor's, in their time zone. */
export function describeRequest(session: MentorSession, timeZone: string) {
  const path = `/mentoring/requests/${session.id}`;
  return { ...describe(session, timeZone), name: getPersonName(session), path };
}

/** Who asked, as the mentor reads it. */
export function getPersonName({ contactName }: Pick<MentorSession, "contactName">): string {
  return contactName || "A visitor";
}

function describe({ id, state, startsAt, agenda, createdAt }: MentorSession, timeZone: string) {
  return {
    id,
    state,
    stateLabel: STATE_LABELS[state],
    when: `${formatZonedDay(startsAt, timeZone)}, ${formatZonedTime(startsAt, timeZone)}`,
    date: formatDateTile(startsAt, timeZone),
    city: formatCity(timeZone),
    agenda,
    sent: formatZonedShortDay(createdAt, timeZone),
  };
}

export type SessionSummary = ReturnType<typeof describeRequest>;
