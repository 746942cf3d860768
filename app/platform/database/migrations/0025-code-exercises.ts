import type { Kysely } from "kysely";

/** Code written for the exercises of lessons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("code_exercises")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("course_id", "text", (column) => column.notNull())
    .addColumn("lesson", "text", (column) => column.notNull())
    .addColumn("code", "text")
    .addColumn("passed_at", "text")
    .addColumn("solution_opened_at", "text")
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("code_exercises_once", ["owner_id", "course_id", "lesson"])
    .execute();
}
