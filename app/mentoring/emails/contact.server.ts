import type { Kysely } from "kysely";
import { env } from "~/platform/env.server";
import type { Tables } from "~/platform/database/tables";
import { NOTIFICATIONS, type NotificationName } from "~/preferences/notifications";

/** Whom to write to about something; undefined if there is no address, they turned it off, or are suspended. */
export async function findAddress(
  connection: Kysely<Tables>,
  owner: string,
  storedEmail: string,
  notification: NotificationName,
): Promise<string | undefined> {
  const { column, default: isOnByDefault } = NOTIFICATIONS[notification];
  const preferences = await connection
    .selectFrom("account_preferences")
    .select(column)
    .where("owner_id", "=", owner)
    .executeTakeFirst();
  const isOn = preferences ? preferences[column] === 1 : isOnByDefault;
  if (!isOn || (await isSuspended(connection, owner))) return undefined;
  return findAccountEmail(connection, owner, storedEmail);
}

async function isSuspended(connection: Kysely<Tables>, owner: string): Promise<boolean> {
  const row = await connection
    .selectFrom("users")
    .select("id")
    .where("id", "=", owner)
    .where("suspended_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The account's address of today; accounts on another server only have the stored one. */
export async function findAccountEmail(
  connection: Kysely<Tables>,
  owner: string,
  storedEmail: string,
): Promise<string | undefined> {
  const account = await connection
    .selectFrom("users")
    .select("email")
    .where("id", "=", owner)
    .executeTakeFirst();
  return (account?.email ?? storedEmail) || undefined;
}

/** Where links in emails lead: jobs have no request to take it from. */
export function getOrigin({ origin }: { origin: string }): string {
  return env.APP_URL ? new URL(env.APP_URL).origin : origin;
}
