import type { Kysely } from "kysely";

/** More data per session: mode, drafts, follow-ups, code, speaking time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("interview_sessions")
    .addColumn("mode", "text", (column) => column.notNull().defaultTo("practice"))
    .execute();
  await db.schema.alterTable("interview_answers").addColumn("seconds", "integer").execute();
  await db.schema.alterTable("interview_answers").addColumn("code", "text").execute();
  await db.schema.alterTable("account_preferences").addColumn("extra_time", "text").execute();

  await db.schema
    .createTable("interview_drafts")
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("interview_sessions.id").onDelete("cascade"),
    )
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("part", "text", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("writer", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("interview_drafts_once", ["session_id", "question_id", "part"])
    .execute();
  await db.schema
    .createIndex("interview_drafts_owner")
    .on("interview_drafts")
    .column("owner_id")
    .execute();

  await db.schema
    .createTable("interview_follow_ups")
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("interview_sessions.id").onDelete("cascade"),
    )
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("key_point_id", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("review", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("interview_follow_ups_once", ["session_id", "question_id", "attempt"])
    .execute();
  await db.schema
    .createIndex("interview_follow_ups_owner")
    .on("interview_follow_ups")
    .column("owner_id")
    .execute();
}
