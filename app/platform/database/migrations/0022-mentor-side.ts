import type { Kysely } from "kysely";

/** Mentors who are people with an account: profile, hours, private notes, and decided applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mentor_profiles")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull().unique())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("tab", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("experience", "text", (column) => column.notNull())
    .addColumn("bio", "text", (column) => column.notNull())
    .addColumn("session", "text", (column) => column.notNull())
    .addColumn("specialties", "text", (column) => column.notNull())
    .addColumn("languages", "text", (column) => column.notNull())
    .addColumn("price", "integer", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("notice_hours", "integer", (column) => column.notNull())
    .addColumn("weekly", "text", (column) => column.notNull())
    .addColumn("exceptions", "text", (column) => column.notNull())
    .addColumn("contact_email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("mentor_profiles_status")
    .on("mentor_profiles")
    .column("status")
    .execute();

  await db.schema
    .createTable("mentor_session_notes")
    .addColumn("session_id", "text", (column) =>
      column.primaryKey().references("mentor_sessions.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("mentor_session_notes_owner")
    .on("mentor_session_notes")
    .column("owner_id")
    .execute();

  await db.schema
    .alterTable("mentor_applications")
    .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
    .execute();
  await db.schema
    .alterTable("mentor_applications")
    .addColumn("reason", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("mentor_applications").addColumn("decided_at", "text").execute();
  await db.schema.alterTable("mentor_applications").addColumn("token_hash", "text").execute();
  await db.schema
    .createIndex("mentor_applications_token")
    .on("mentor_applications")
    .column("token_hash")
    .execute();
}
