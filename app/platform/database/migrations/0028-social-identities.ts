import type { Kysely } from "kysely";

/** Accounts at Google or LinkedIn that sign in to an account here: one of each for an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("social_identities")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("social_identities_once", ["issuer", "subject"])
    .addUniqueConstraint("social_identities_of_user", ["user_id", "issuer"])
    .execute();
}
