import type { Kysely } from "kysely";

/** The job interviews that people have coming, and those that are over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("job_interviews")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("held_on", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("reminded_at", "text")
    .execute();
  await db.schema
    .createIndex("job_interviews_owner")
    .on("job_interviews")
    .columns(["owner_id", "held_on"])
    .execute();
}
