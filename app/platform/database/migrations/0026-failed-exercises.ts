import type { Kysely } from "kysely";

/** When the tests of a lesson's exercise last failed, so that it comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("code_exercises").addColumn("failed_at", "text").execute();
}
