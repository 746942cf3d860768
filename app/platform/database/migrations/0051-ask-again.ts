import type { Kysely } from "kysely";

/** The day on which a person wants to ask an employer for an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("job_interviews").addColumn("ask_again_on", "text").execute();
}
