import type { Kysely } from "kysely";

/** What people say of where they stand; a row without anything is of somebody who skipped the questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("person_context")
    .addColumn("owner_id", "text", (column) => column.primaryKey())
    .addColumn("job", "text")
    .addColumn("occupation_code", "text")
    .addColumn("years", "integer")
    .addColumn("goal", "text")
    .addColumn("date", "text")
    .addColumn("must_stay", "text")
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
}
