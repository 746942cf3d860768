import type { Kysely } from "kysely";

/** When an answer was taken out of the skill record and the review schedule. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("interview_answers").addColumn("excluded_at", "text").execute();
}
