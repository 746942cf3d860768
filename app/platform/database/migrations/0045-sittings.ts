import type { Kysely } from "kysely";

/** What people set out to do on a day, one sitting a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sittings")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("items", "text", (column) => column.notNull())
    .addColumn("session_id", "text")
    .addColumn("started_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sittings_pk", ["owner_id", "day"])
    .execute();
}
