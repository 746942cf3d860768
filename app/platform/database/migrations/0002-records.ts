import type { Kysely } from "kysely";

/** Assessments, mentoring, messages and preferences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("assessments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("finished_at", "text")
    .execute();
  await db.schema
    .createIndex("assessments_owner")
    .on("assessments")
    .columns(["owner_id", "started_at"])
    .execute();

  await db.schema
    .createTable("assessment_ratings")
    .addColumn("assessment_id", "text", (column) =>
      column.notNull().references("assessments.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("skill_id", "text", (column) => column.notNull())
    .addColumn("level", "integer", (column) => column.notNull())
    .addColumn("rated_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("assessment_ratings_once", ["assessment_id", "skill_id"])
    .execute();
  await db.schema
    .createIndex("assessment_ratings_owner")
    .on("assessment_ratings")
    .column("owner_id")
    .execute();

  await db.schema
    .createTable("mentor_requests")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("mentor_id", "text", (column) => column.notNull())
    .addColumn("preferred_time", "text", (column) => column.notNull())
    .addColumn("goal", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("mentor_requests_owner")
    .on("mentor_requests")
    .columns(["owner_id", "created_at"])
    .execute();

  await db.schema
    .createTable("mentor_applications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("years", "integer", (column) => column.notNull())
    .addColumn("link", "text", (column) => column.notNull())
    .addColumn("help", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("mentor_applications_owner")
    .on("mentor_applications")
    .column("owner_id")
    .execute();

  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("contact_messages_owner")
    .on("contact_messages")
    .column("owner_id")
    .execute();

  await db.schema
    .createTable("account_preferences")
    .addColumn("owner_id", "text", (column) => column.primaryKey())
    .addColumn("theme", "text")
    .addColumn("accent", "text")
    .addColumn("animations", "text")
    .addColumn("email_notifications", "integer", (column) => column.notNull())
    .addColumn("session_reminders", "integer", (column) => column.notNull())
    .addColumn("learning_updates", "integer", (column) => column.notNull())
    .addColumn("marketing", "integer", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
}
