import type { Kysely } from "kysely";

/** The answer that an answer tells again, by its id; null for all others, and in older rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("interview_answers").addColumn("retells", "text").execute();
}
