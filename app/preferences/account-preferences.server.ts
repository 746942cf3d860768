import type { Insertable, Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { AccountPreferencesTable, Tables } from "~/platform/database/tables";
import { type Section, withoutOwner } from "~/platform/records";
import { given } from "./cookie.server";
import { DEFAULT_NOTIFICATIONS, type Notifications } from "./notifications";
import { keptPreferencesSchema } from "./schema.server";
import type { Preferences } from "./types";

// A browser's look is in its cookies (cookie.server.ts). An account keeps a copy, so that another browser
// looks the same after sign-in; what it keeps beside it has no cookie.

export async function loadNotifications(owner: string): Promise<Notifications> {
  const row = await findRow(owner);
  if (!row) return DEFAULT_NOTIFICATIONS;
  return {
    emailNotifications: row.email_notifications === 1,
    sessionReminders: row.session_reminders === 1,
    learningUpdates: row.learning_updates === 1,
    marketing: row.marketing === 1,
  };
}

export async function saveNotifications(
  owner: string,
  notifications: Notifications,
): Promise<void> {
  await upsert(owner, toColumns(notifications));
}

export async function savePreferences(owner: string, chosen: Partial<Preferences>): Promise<void> {
  await upsert(owner, columnsOf(chosen));
}

/**
 * At sign-in: what the account keeps holds in this browser too, and what only this browser has chosen goes into the account.
 * @returns what the browser's cookies have to say from now on
 */
export async function adoptPreferences(
  owner: string,
  inBrowser: Partial<Preferences>,
): Promise<Partial<Preferences>> {
  const row = await findRow(owner);
  const kept = row ? given(keptPreferencesSchema.parse({ ...row, extraTime: row.extra_time })) : {};
  const both = { ...inBrowser, ...kept };
  if (Object.keys(both).length > Object.keys(kept).length) await upsert(owner, columnsOf(both));
  return both;
}

export async function erasePreferences(owner: string, connection: Kysely<Tables>): Promise<void> {
  await connection.deleteFrom("account_preferences").where("owner_id", "=", owner).execute();
}

export async function readPreferenceRows(
  owner: string,
  connection: Kysely<Tables>,
): Promise<Section[]> {
  const rows = await connection
    .selectFrom("account_preferences")
    .selectAll()
    .where("owner_id", "=", owner)
    .execute();
  return [
    {
      table: "account_preferences",
      title: "Preferences",
      about: "How the site looks for you, and which mails you want. Empty: as the site comes.",
      stored: rows.map(withoutOwner),
      shown: rows.map((row) => ({
        Theme: row.theme,
        "Accent color": row.accent,
        Animations: row.animations,
        "Extra time": row.extra_time,
        "Email notifications": row.email_notifications === 1,
        "Session reminders": row.session_reminders === 1,
        "Learning updates": row.learning_updates === 1,
        "Marketing communications": row.marketing === 1,
        Changed: new Date(row.updated_at),
      })),
    },
  ];
}

function findRow(owner: string) {
  return db
    .selectFrom("account_preferences")
    .selectAll()
    .where("owner_id", "=", owner)
    .executeTakeFirst();
}

async function upsert(
  owner: string,
  changes: Partial<Insertable<AccountPreferencesTable>>,
): Promise<void> {
  const changed = { ...changes, updated_at: new Date().toISOString() };
  await db
    .insertInto("account_preferences")
    .values({ owner_id: owner, ...toColumns(DEFAULT_NOTIFICATIONS), ...changed })
    .onConflict((conflict) => conflict.column("owner_id").doUpdateSet(changed))
    .execute();
}

function columnsOf({
  extraTime,
  ...rest
}: Partial<Preferences>): Partial<Insertable<AccountPreferencesTable>> {
  return extraTime ? { ...rest, extra_time: extraTime } : rest;
}

function toColumns({
  emailNotifications,
  sessionReminders,
  learningUpdates,
  marketing,
}: Notifications) {
  return {
    email_notifications: Number(emailNotifications),
    session_reminders: Number(sessionReminders),
    learning_updates: Number(learningUpdates),
    marketing: Number(marketing),
  };
}
