import type { Kysely } from "kysely";

/** Whether a story is still as it was pasted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("stories")
    .addColumn("is_pasted", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
