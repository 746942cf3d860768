import type { Kysely } from "kysely";

/** Answers of an assessment other than ratings, as JSON. Missing in assessments of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("assessments").addColumn("answers", "text").execute();
  await db.schema.alterTable("assessments").addColumn("answered_at", "text").execute();
}
