import type { Kysely } from "kysely";

/** Questions that people write, and the copies of them that their sessions ask. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("own_questions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("prompt", "text", (column) => column.notNull())
    .addColumn("points", "text", (column) => column.notNull())
    .addColumn("sample", "text", (column) => column.notNull())
    .addColumn("visibility", "text", (column) => column.notNull())
    .addColumn("share_token_hash", "text")
    .addColumn("reported_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("own_questions_owner")
    .on("own_questions")
    .columns(["owner_id", "created_at"])
    .execute();
  await db.schema
    .createIndex("own_questions_visibility")
    .on("own_questions")
    .column("visibility")
    .execute();
  await db.schema
    .createIndex("own_questions_share")
    .on("own_questions")
    .column("share_token_hash")
    .execute();
  await db.schema
    .createIndex("own_questions_reported")
    .on("own_questions")
    .column("reported_at")
    .execute();
  await db.schema
    .alterTable("interview_sessions")
    .addColumn("own_questions", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
