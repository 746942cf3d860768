import type { Kysely } from "kysely";

/** Second opinions by an AI model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_opinions")
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("interview_sessions.id").onDelete("cascade"),
    )
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("cache_key", "text", (column) => column.notNull())
    .addColumn("review", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("second_opinions_once", ["session_id", "question_id", "attempt"])
    .execute();
  await db.schema
    .createIndex("second_opinions_owner")
    .on("second_opinions")
    .columns(["owner_id", "cache_key"])
    .execute();
}
