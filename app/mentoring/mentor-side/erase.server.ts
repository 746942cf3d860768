import type { Kysely } from "kysely";
import { sendSessionEmails } from "~/mentoring/emails/send.server";
import { toAccountMentor } from "~/mentoring/directory/bookable-mentor";
import { findMentor } from "~/mentoring/directory/directory.server";
import { findProfileOf } from "~/mentoring/directory/profiles.server";
import type { MentorProfile } from "~/mentoring/directory/stored-profile.server";
import { wasEverConfirmed } from "~/mentoring/sessions/events.server";
import { listActiveSessions } from "~/mentoring/sessions/mentor-queries.server";
import { ACTIVE_STATES } from "~/mentoring/sessions/states";
import { closeSession } from "~/mentoring/sessions/transitions.server";
import type { Tables } from "~/platform/database/tables";

const MENTOR_LEFT = "The mentor’s account was deleted.";
const MENTOR_SUSPENDED = "Canceled, because this mentor’s account is suspended.";
const PERSON_AWAY = "Canceled, because this person can’t take part any more.";
const PERSON_LEFT = "The account was deleted, and the request with it.";

/** A mentor leaves: the sessions to come are canceled with an email. The rows are deleted next. */
export async function withdrawMentor(owner: string, connection: Kysely<Tables>): Promise<void> {
  const profile = await findProfileOf(owner, connection);
  if (profile) {
    await cancelSessionsWith(profile, { note: MENTOR_LEFT, actor: "mentor" }, connection);
    await connection.deleteFrom("disabled_mentors").where("mentor_id", "=", profile.id).execute();
  }
  await connection.deleteFrom("mentor_claims").where("holder", "=", owner).execute();
}

/** Cancels the sessions to come of a suspended account, as a mentor and as a person. Only the other side is told. */
export async function cancelSuspendedSessions(
  owner: string,
  connection: Kysely<Tables>,
): Promise<void> {
  const profile = await findProfileOf(owner, connection);
  if (profile)
    await cancelSessionsWith(profile, { note: MENTOR_SUSPENDED, actor: "system" }, connection);
  const now = new Date();
  for (const session of await listActiveSessions("owner_id", owner, now, connection)) {
    const mentor = await findMentor(session.mentorId, connection);
    if (mentor)
      await closeSession(
        { session, mentor, actor: "system", now, connection },
        { to: "canceled", from: ACTIVE_STATES, note: PERSON_AWAY, untold: "person" },
      );
  }
}

async function cancelSessionsWith(
  profile: MentorProfile,
  { note, actor }: { note: string; actor: "mentor" | "system" },
  connection: Kysely<Tables>,
): Promise<void> {
  const mentor = toAccountMentor(profile);
  const now = new Date();
  for (const session of await listActiveSessions("mentor_id", profile.id, now, connection))
    await closeSession(
      { session, mentor, actor, now, connection },
      { to: "canceled", from: ACTIVE_STATES, note, untold: "mentor" },
    );
}

/** A person leaves: the mentors of their sessions to come get to know it. The rows are deleted next. */
export async function notifyMentors(owner: string, connection: Kysely<Tables>): Promise<void> {
  for (const session of await listActiveSessions("owner_id", owner, new Date(), connection)) {
    const mentor = await findMentor(session.mentorId, connection);
    if (mentor)
      await sendSessionEmails(
        connection,
        { ...session, state: "canceled", sequence: session.sequence + 1 },
        mentor,
        {
          kind: "canceled",
          actor: "person",
          note: PERSON_LEFT,
          wasConfirmed: await wasEverConfirmed(connection, session.id),
        },
      );
  }
}
