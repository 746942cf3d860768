import type { Kysely } from "kysely";

/** Mentors' marks on the answers of shared reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mentor_marks")
    .addColumn("mentor_session_id", "text", (column) =>
      column.notNull().references("mentor_sessions.id").onDelete("cascade"),
    )
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("interview_sessions.id").onDelete("cascade"),
    )
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("mentor_id", "text", (column) => column.notNull())
    .addColumn("score", "integer", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("mentor_marks_once", [
      "mentor_session_id",
      "session_id",
      "question_id",
    ])
    .execute();
  await db.schema
    .createIndex("mentor_marks_owner")
    .on("mentor_marks")
    .columns(["owner_id", "session_id"])
    .execute();
  await db.schema
    .createIndex("mentor_marks_session")
    .on("mentor_marks")
    .column("session_id")
    .execute();
}
