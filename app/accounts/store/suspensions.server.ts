import type { Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { updateUser } from "./users.server";

/** For the operator: the suspended accounts, the newest first. */
export async function listSuspendedUsers() {
  const rows = await db
    .selectFrom("users")
    .select(["id", "name", "email", "suspended_at", "suspension_reason"])
    .where("suspended_at", "is not", null)
    .orderBy("suspended_at", "desc")
    .execute();
  return rows.map(({ suspended_at, suspension_reason, ...user }) => ({
    ...user,
    since: suspended_at ?? "",
    reason: suspension_reason ?? "",
  }));
}

export function suspendUser(id: string, reason: string, now: Date, connection: Kysely<Tables>) {
  const columns = { suspended_at: now.toISOString(), suspension_reason: reason };
  return updateUser(id, columns, connection);
}

/** The account, if it was suspended. */
export function liftSuspension(id: string, connection: Kysely<Tables>) {
  return connection
    .updateTable("users")
    .set({ suspended_at: null, suspension_reason: null })
    .where("id", "=", id)
    .where("suspended_at", "is not", null)
    .returningAll()
    .executeTakeFirst();
}
