import type { Kysely } from "kysely";

/** Used to check whether the database is writable; otherwise empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("write_checks")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("content", "blob", (column) => column.notNull())
    .execute();
}
