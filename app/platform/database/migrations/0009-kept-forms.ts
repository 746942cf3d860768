import type { Kysely } from "kysely";

/** Forms that were sent after the session had ended, until their owner signs in again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("kept_forms")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("kept_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("kept_forms_once", ["owner_id", "browser_hash", "page"])
    .execute();
  await db.schema.createIndex("kept_forms_age").on("kept_forms").column("kept_at").execute();
}
