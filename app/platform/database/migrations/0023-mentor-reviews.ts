import type { Kysely } from "kysely";

/** Reports shared with mentors, reviews of mentors, reports of problems, and waitlists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shared_reports")
    .addColumn("mentor_session_id", "text", (column) =>
      column.notNull().references("mentor_sessions.id").onDelete("cascade"),
    )
    .addColumn("session_id", "text", (column) =>
      column.notNull().references("interview_sessions.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("shared_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("shared_reports_once", ["mentor_session_id", "session_id"])
    .execute();
  await db.schema
    .createIndex("shared_reports_owner")
    .on("shared_reports")
    .column("owner_id")
    .execute();
  await db.schema
    .createIndex("shared_reports_session")
    .on("shared_reports")
    .column("session_id")
    .execute();

  await db.schema
    .createTable("mentor_reviews")
    .addColumn("mentor_session_id", "text", (column) =>
      column.primaryKey().references("mentor_sessions.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("mentor_id", "text", (column) => column.notNull())
    .addColumn("rating", "integer", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("hidden_at", "text")
    .addColumn("hidden_reason", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("mentor_reviews_owner")
    .on("mentor_reviews")
    .column("owner_id")
    .execute();
  await db.schema
    .createIndex("mentor_reviews_mentor")
    .on("mentor_reviews")
    .columns(["mentor_id", "created_at"])
    .execute();

  // Without a reference to the session: a report outlasts the account of the other side.
  await db.schema
    .createTable("mentor_problems")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("mentor_session_id", "text", (column) => column.notNull())
    .addColumn("mentor_id", "text", (column) => column.notNull())
    .addColumn("side", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("handled_at", "text")
    .addColumn("reply", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("mentor_problems_owner")
    .on("mentor_problems")
    .columns(["owner_id", "mentor_session_id"])
    .execute();
  await db.schema
    .createIndex("mentor_problems_created")
    .on("mentor_problems")
    .column("created_at")
    .execute();

  await db.schema
    .createTable("mentor_waitlist")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("mentor_id", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("time_zone", "text", (column) => column.notNull())
    .addColumn("origin", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addUniqueConstraint("mentor_waitlist_once", ["owner_id", "mentor_id"])
    .execute();
}
