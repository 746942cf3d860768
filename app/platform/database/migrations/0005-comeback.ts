import type { Kysely } from "kysely";

/** Tailored sessions, and shared reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("interview_sessions").addColumn("asked_skills", "text").execute();
  await db.schema
    .createIndex("interview_answers_question")
    .on("interview_answers")
    .columns(["owner_id", "question_id", "created_at"])
    .execute();

  await db.schema
    .createTable("report_links")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("interview_sessions.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("parts", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  await db.schema
    .createIndex("report_links_owner")
    .on("report_links")
    .columns(["owner_id", "session_id"])
    .execute();
}
