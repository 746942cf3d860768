import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";

/** All owned interview tables, dependents first. */
const OWNED_TABLES = [
  "second_opinions",
  "interview_drafts",
  "interview_follow_ups",
  "interview_help",
  "report_links",
  "interview_answers",
  "interview_sessions",
] as const;

/** Moves all rows from one owner to another: a visitor's data moves into their account. */
export async function reassignInterviews(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  for (const table of OWNED_TABLES)
    await connection
      .updateTable(table)
      .set({ owner_id: to })
      .where("owner_id", "=", from)
      .execute();
}

export async function eraseInterviews(owner: string, connection: Kysely<Tables>): Promise<void> {
  for (const table of OWNED_TABLES)
    await connection.deleteFrom(table).where("owner_id", "=", owner).execute();
}
