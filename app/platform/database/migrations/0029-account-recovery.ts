import type { Kysely } from "kysely";

/** What ties a link to the session that asked for it, proves who is at a session, and names what can sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("one_time_links")
    .addColumn("session_hash", "text", (column) =>
      column.references("auth_tokens.token_hash").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("one_time_links_session")
    .on("one_time_links")
    .column("session_hash")
    .execute();
  await db.schema.alterTable("auth_tokens").addColumn("confirmed_at", "text").execute();
  await db.schema.alterTable("social_identities").addColumn("email", "text").execute();
  await db.schema
    .alterTable("known_devices")
    .addColumn("name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
