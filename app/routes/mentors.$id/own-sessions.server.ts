import { type BookableMentor, toPublicMentor } from "~/mentoring/directory/bookable-mentor";
import { listOwnSessions } from "~/mentoring/sessions/queries.server";
import { describeSession } from "~/mentoring/sessions/session-view";
import { ACTIVE_STATES } from "~/mentoring/sessions/states";

/** A person's sessions with one mentor: those to come first, then the latest request. */
export async function listSessionsWithMentor(
  owner: string,
  mentor: BookableMentor,
  timeZone: string,
) {
  const now = new Date();
  const sessions = (await listOwnSessions(owner))
    .filter(({ mentorId }) => mentorId === mentor.id)
    .map((session) => ({
      ...describeSession(session, mentor.name, timeZone, now),
      isOpen: ACTIVE_STATES.includes(session.state) && session.startsAt > now.toISOString(),
    }));
  return sessions.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

/** A mentor who was public but isn't now: paused, or turned off. */
export function describeAwayMentor(
  mentor: BookableMentor,
  sessions: Awaited<ReturnType<typeof listSessionsWithMentor>>,
) {
  const { id, name, title, company, fields, isSample } = toPublicMentor(mentor);
  return {
    isAway: true as const,
    mentor: { id, name, title, company, fields, isSample },
    sessions,
  };
}
