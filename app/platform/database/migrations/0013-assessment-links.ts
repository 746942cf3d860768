import type { Kysely } from "kysely";

/** Share links of assessments: one at a time for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("assessment_links")
    .addColumn("assessment_id", "text", (column) =>
      column.primaryKey().references("assessments.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("assessment_links_owner")
    .on("assessment_links")
    .column("owner_id")
    .execute();
}
