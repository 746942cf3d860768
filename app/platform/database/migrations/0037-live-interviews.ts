import type { Kysely } from "kysely";

/**
 * Who interviews and for how long, chosen at the start of a live interview, and the text of a
 * follow-up that quotes the answer. Both null in older rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("interview_sessions").addColumn("live", "text").execute();
  await db.schema.alterTable("interview_follow_ups").addColumn("prompt", "text").execute();
}
