import type { Kysely } from "kysely";
import { notifyMentors } from "~/mentoring/mentor-side/erase.server";
import { listMentorNames } from "~/mentoring/directory/directory.server";
import type { Tables } from "~/platform/database/tables";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { personalTable } from "~/platform/personal-data";
import { releaseTime } from "~/mentoring/booking/claims.server";
import { addEvent } from "./events.server";

const sessions = personalTable({
  table: "mentor_sessions",
  title: "Mentoring sessions",
  description: "The mentoring sessions you requested.",
  order: ["created_at"],
  json: ["topics"],
  visitorRows: "stay",
  lookUp: (rows, _owner, connection) =>
    listMentorNames(
      rows.map(({ mentor_id }) => mentor_id),
      connection,
    ),
  toCells: (row, getName) => ({
    Mentor: getName(row.mentor_id),
    State: row.state,
    Start: new Date(row.starts_at),
    End: new Date(row.ends_at),
    "Time zone": row.time_zone,
    Agenda: row.agenda,
    "Video link": row.meeting_link,
    Sent: new Date(row.created_at),
    Changed: new Date(row.updated_at),
  }),
  move: moveSessions,
  beforeErase: withdrawPerson,
});

const events = personalTable({
  table: "mentor_session_events",
  title: "History of mentoring sessions",
  description: "What happened to your mentoring sessions, and what you and the mentors wrote.",
  order: ["created_at"],
  visitorRows: "stay",
  toCells: (row) => ({
    Session: row.session_id,
    What: row.kind,
    By: row.actor,
    Message: row.note,
    When: new Date(row.created_at),
  }),
});

export const SESSION_TABLES = [sessions, events];

async function moveSessions(from: string, to: string, connection: Kysely<Tables>): Promise<void> {
  await cancelConflicts(from, to, connection);
  await connection
    .updateTable("mentor_claims")
    .set({ holder: to })
    .where("holder", "=", from)
    .execute();
  await connection
    .updateTable("mentor_sessions")
    .set({ owner_id: to })
    .where("owner_id", "=", from)
    .execute();
  const account = await connection
    .selectFrom("users")
    .select("name")
    .where("id", "=", to)
    .executeTakeFirst();
  if (account)
    await connection
      .updateTable("mentor_sessions")
      .set({ contact_name: account.name })
      .where("owner_id", "=", to)
      .where("contact_name", "=", "")
      .execute();
}

async function withdrawPerson(owner: string, connection: Kysely<Tables>): Promise<void> {
  const rows = await connection
    .selectFrom("mentor_sessions")
    .select("id")
    .where("owner_id", "=", owner)
    .execute();
  for (const { id } of rows) await cancelJobs(connection, id);
  await notifyMentors(owner, connection);
}

/** Nobody can be in two sessions at once: the account's own stays, the visitor's is canceled. */
async function cancelConflicts(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  const conflicts = await connection
    .selectFrom("mentor_claims as visitor")
    .innerJoin("mentor_claims as account", "account.quarter", "visitor.quarter")
    .where("visitor.holder", "=", from)
    .where("account.holder", "=", to)
    .select("visitor.session_id as id")
    .distinct()
    .execute();
  const now = new Date();
  for (const { id } of conflicts) {
    await connection
      .updateTable("mentor_sessions")
      .set((expression) => ({
        state: "canceled",
        answer_by: null,
        moved_by: null,
        sequence: expression("sequence", "+", 1),
        updated_at: now.toISOString(),
      }))
      .where("id", "=", id)
      .execute();
    await releaseTime(connection, id);
    await cancelJobs(connection, id);
    await addEvent(
      connection,
      { id, ownerId: from },
      { kind: "canceled", actor: "system", note: "You already had a session at this time." },
      now,
    );
  }
}
