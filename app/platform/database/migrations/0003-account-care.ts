import type { Kysely } from "kysely";

/** Outgoing mail, one-time links, and known devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mail_outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", "text")
    .addColumn("sent_at", "text")
    .execute();
  await db.schema.createIndex("mail_outbox_due").on("mail_outbox").column("due_at").execute();
  await db.schema.createIndex("mail_outbox_owner").on("mail_outbox").column("owner_id").execute();

  await db.schema
    .createTable("one_time_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("one_time_links_user")
    .on("one_time_links")
    .columns(["user_id", "purpose"])
    .execute();

  await db.schema
    .createTable("known_devices")
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("key_hash", "text", (column) => column.notNull())
    .addColumn("last_seen_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("known_devices_once", ["user_id", "key_hash"])
    .execute();

  await db.schema
    .alterTable("auth_tokens")
    .addColumn("device", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
