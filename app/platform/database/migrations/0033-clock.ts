import type { Kysely } from "kysely";

/** The newest time seen, by which a clock that jumps ahead is noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("clock")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("newest_at", "text", (column) => column.notNull())
    .addColumn("confirmed_from", "text")
    .execute();
}
