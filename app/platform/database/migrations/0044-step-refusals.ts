import type { Kysely } from "kysely";

/** The steps that people don't want to be suggested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("step_refusals")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("refused_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("step_refusals_key", ["owner_id", "kind", "subject"])
    .execute();
}
