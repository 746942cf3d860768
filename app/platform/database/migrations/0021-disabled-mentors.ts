import type { Kysely } from "kysely";

/** Mentors an operator turned off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("disabled_mentors")
    .addColumn("mentor_id", "text", (column) => column.primaryKey())
    .addColumn("disabled_at", "text", (column) => column.notNull())
    .execute();
}
