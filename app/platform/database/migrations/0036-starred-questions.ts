import type { Kysely } from "kysely";

/** The questions that people star to find them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("starred_questions")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("starred_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("starred_questions_once", ["owner_id", "question_id"])
    .execute();
}
