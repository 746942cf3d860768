import type { Kysely } from "kysely";

/** When an account was last used, and when its person was told that it will be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["last_used_at", "first_notice_at", "last_notice_at"])
    await db.schema.alterTable("users").addColumn(column, "text").execute();
}
