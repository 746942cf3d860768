import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { eraseMentorSide, notifyMentors } from "./mentor-side/erase.server";
import { releaseTime } from "./sessions/claims.server";
import { addEvent } from "./sessions/events.server";

const OWNED_TABLES = [
  "mentor_marks",
  "shared_reports",
  "mentor_reviews",
  "mentor_problems",
  "mentor_waitlist",
  "mentor_requests",
  "mentor_applications",
  "mentor_sessions",
  "mentor_session_events",
] as const;

/** Moves a visitor's sessions, requests and applications into their account. */
export async function moveMentoring(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  await cancelConflicts(from, to, connection);
  await connection
    .updateTable("mentor_claims")
    .set({ holder: to })
    .where("holder", "=", from)
    .execute();
  for (const table of OWNED_TABLES)
    await connection
      .updateTable(table)
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

export async function eraseMentoring(owner: string, connection: Kysely<Tables>): Promise<void> {
  const sessions = await connection
    .selectFrom("mentor_sessions")
    .select("id")
    .where("owner_id", "=", owner)
    .execute();
  const waitlists = await connection
    .selectFrom("mentor_waitlist")
    .select("id")
    .where("owner_id", "=", owner)
    .execute();
  for (const { id } of [...sessions, ...waitlists]) await cancelJobs(connection, id);
  await notifyMentors(owner, connection);
  await eraseMentorSide(owner, connection);
  for (const table of OWNED_TABLES)
    await connection.deleteFrom(table).where("owner_id", "=", owner).execute();
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
