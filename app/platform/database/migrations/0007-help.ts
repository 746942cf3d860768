import type { Kysely } from "kysely";

/** Help opened before answering, also saved with the answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("interview_answers").addColumn("help", "text").execute();

  await db.schema
    .createTable("interview_help")
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("interview_sessions.id").onDelete("cascade"),
    )
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("help", "text", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("shown_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("interview_help_once", ["session_id", "question_id", "help"])
    .execute();
  await db.schema
    .createIndex("interview_help_owner")
    .on("interview_help")
    .columns(["owner_id", "question_id"])
    .execute();
}
