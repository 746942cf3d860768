import type { Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { type MentorSession, toSession } from "./queries.server";
import { ACTIVE_STATES } from "./states";

/** A session with this mentor; undefined for one with another mentor. */
export async function findSessionWith(
  mentorId: string,
  id: string,
): Promise<MentorSession | undefined> {
  const row = await db
    .selectFrom("mentor_sessions")
    .selectAll()
    .where("mentor_id", "=", mentorId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toSession(row);
}

/** Every session with a mentor, the latest time first. */
export async function listSessionsWith(mentorId: string): Promise<MentorSession[]> {
  const rows = await db
    .selectFrom("mentor_sessions")
    .selectAll()
    .where("mentor_id", "=", mentorId)
    .orderBy("starts_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toSession);
}

/** The sessions to come of a mentor or of a person, requested or confirmed. */
export async function listActiveSessions(
  side: "mentor_id" | "owner_id",
  id: string,
  now: Date,
  connection: Kysely<Tables>,
): Promise<MentorSession[]> {
  const rows = await connection
    .selectFrom("mentor_sessions")
    .selectAll()
    .where(side, "=", id)
    .where("state", "in", ACTIVE_STATES)
    .where("starts_at", ">", now.toISOString())
    .execute();
  return rows.map(toSession);
}
