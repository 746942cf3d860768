import type { Kysely } from "kysely";

/** Where the server tries whether it can write; empty otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("write_checks")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("content", "blob", (column) => column.notNull())
    .execute();
}
