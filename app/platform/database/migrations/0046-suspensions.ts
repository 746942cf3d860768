import type { Kysely } from "kysely";

/** When and why an operator suspended an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("suspended_at", "text").execute();
  await db.schema.alterTable("users").addColumn("suspension_reason", "text").execute();
}
