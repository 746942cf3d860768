import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("user_type", "text", (column) => column.notNull())
    .addColumn("display_name", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("title", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("location", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("bio", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("linkedin", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("github", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("email_verified", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("auth_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("auth_tokens_user").on("auth_tokens").column("user_id").execute();

  await db.schema
    .createTable("interview_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("card_id", "text", (column) => column.notNull())
    .addColumn("question_ids", "text", (column) => column.notNull())
    .addColumn("skipped_ids", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .execute();
  await db.schema
    .createIndex("interview_sessions_owner")
    .on("interview_sessions")
    .columns(["owner_id", "started_at"])
    .execute();

  await db.schema
    .createTable("interview_answers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("interview_sessions.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("review", "text", (column) => column.notNull())
    .addColumn("score", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addUniqueConstraint("interview_answers_once", ["session_id", "question_id", "attempt"])
    .execute();
  await db.schema
    .createIndex("interview_answers_owner")
    .on("interview_answers")
    .columns(["owner_id", "created_at"])
    .execute();
}
