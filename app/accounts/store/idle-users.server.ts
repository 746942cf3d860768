import type { Kysely, Selectable } from "kysely";
import type { IdleAccount } from "~/accounts/idle-accounts";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { UsersTable } from "~/platform/database/tables/accounts";
import { updateUser } from "./users.server";

export type IdleUser = Pick<Selectable<UsersTable>, "id" | "email" | "email_verified"> &
  IdleAccount;

/** Starts the months of accounts that have not been used since uses are recorded. */
export async function startMissingUses(now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set({ last_used_at: now.toISOString() })
    .where("last_used_at", "is", null)
    .execute();
}

/** Accounts not used since a time; operators keep theirs. */
export async function listUnusedUserIds(since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("last_used_at", "<=", since.toISOString())
    .where("user_type", "!=", "admin")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findIdleUser(
  id: string,
  connection: Kysely<Tables>,
): Promise<IdleUser | undefined> {
  const row = await connection
    .selectFrom("users")
    .select(["id", "email", "email_verified", "last_used_at", "first_notice_at", "last_notice_at"])
    .where("id", "=", id)
    .where("user_type", "!=", "admin")
    .executeTakeFirst();
  if (!row || row.last_used_at === null) return undefined;
  const { last_used_at, first_notice_at, last_notice_at, ...user } = row;
  return {
    ...user,
    lastUsedAt: last_used_at,
    firstNoticeAt: first_notice_at,
    lastNoticeAt: last_notice_at,
  };
}

export async function storeNotices(
  id: string,
  notices: { first_notice_at?: string | null; last_notice_at: string | null },
  connection: Kysely<Tables>,
): Promise<void> {
  await updateUser(id, notices, connection);
}
