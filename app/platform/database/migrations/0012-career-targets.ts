import type { Kysely } from "kysely";

/** The role or occupation a person works toward: one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("career_targets")
    .addColumn("owner_id", "text", (column) => column.primaryKey())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("chosen_at", "text", (column) => column.notNull())
    .execute();
}
