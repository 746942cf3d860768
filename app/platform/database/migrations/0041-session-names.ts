import type { Kysely } from "kysely";

/** What a session for a posting or a résumé is called: “Staff nurse at St Mary’s”. Null for others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("interview_sessions").addColumn("name", "text").execute();
}
