import type { Kysely } from "kysely";

/** Booked mentoring sessions, the times they take on both sides, their history, and jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mentor_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("mentor_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("topics", "text", (column) => column.notNull())
    .addColumn("agenda", "text", (column) => column.notNull())
    .addColumn("contact_name", "text", (column) => column.notNull())
    .addColumn("contact_email", "text", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("answer_by", "text")
    .addColumn("moved_by", "text")
    .addColumn("no_show_by", "text")
    .addColumn("meeting_link", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("sequence", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("mentor_sessions_owner")
    .on("mentor_sessions")
    .columns(["owner_id", "starts_at"])
    .execute();
  await db.schema
    .createIndex("mentor_sessions_mentor")
    .on("mentor_sessions")
    .columns(["mentor_id", "starts_at"])
    .execute();

  await db.schema
    .createTable("mentor_claims")
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("quarter", "text", (column) => column.notNull())
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("mentor_sessions.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("mentor_claims_once", ["holder", "quarter"])
    .execute();
  await db.schema
    .createIndex("mentor_claims_session")
    .on("mentor_claims")
    .column("session_id")
    .execute();

  await db.schema
    .createTable("mentor_session_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("mentor_sessions.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("mentor_session_events_session")
    .on("mentor_session_events")
    .columns(["session_id", "created_at"])
    .execute();
  await db.schema
    .createIndex("mentor_session_events_owner")
    .on("mentor_session_events")
    .column("owner_id")
    .execute();

  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("jobs_due").on("jobs").column("due_at").execute();
  await db.schema.createIndex("jobs_subject").on("jobs").column("subject").execute();

  await db.schema.alterTable("mail_outbox").addColumn("calendar", "text").execute();
}
