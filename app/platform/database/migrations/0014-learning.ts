import type { Kysely } from "kysely";

/** Progress in courses: lessons, bookmarks, quizzes, capstones and certificates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lesson_progress")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("course_id", "text", (column) => column.notNull())
    .addColumn("lesson", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("opened_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("lesson_progress_once", ["owner_id", "course_id", "lesson"])
    .execute();

  await db.schema
    .createTable("lesson_bookmarks")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("course_id", "text", (column) => column.notNull())
    .addColumn("lesson", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("lesson_bookmarks_once", ["owner_id", "course_id", "lesson"])
    .execute();

  await db.schema
    .createTable("quiz_attempts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("course_id", "text", (column) => column.notNull())
    .addColumn("module", "text", (column) => column.notNull())
    .addColumn("answers", "text", (column) => column.notNull())
    .addColumn("right_count", "integer", (column) => column.notNull())
    .addColumn("question_count", "integer", (column) => column.notNull())
    .addColumn("taken_at", "text", (column) => column.notNull())
    .addColumn("reset_at", "text")
    .execute();
  await db.schema
    .createIndex("quiz_attempts_owner")
    .on("quiz_attempts")
    .columns(["owner_id", "course_id", "module"])
    .execute();

  await db.schema
    .createTable("capstone_progress")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("course_id", "text", (column) => column.notNull())
    .addColumn("checked", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("completed_at", "text")
    .addPrimaryKeyConstraint("capstone_progress_once", ["owner_id", "course_id"])
    .execute();

  await db.schema
    .createTable("certificates")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("course_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("issued_at", "text", (column) => column.notNull())
    .addUniqueConstraint("certificates_once", ["owner_id", "course_id"])
    .execute();
}
