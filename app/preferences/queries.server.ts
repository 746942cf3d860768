import type { Insertable, Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { AccountPreferencesTable, Tables } from "~/platform/database/tables";
import { type ExportSection, withoutOwner } from "~/platform/personal-data";
import { omitUndefined } from "./cookie.server";
import { DEFAULT_NOTIFICATIONS, type Notifications } from "./notifications";
import { storedPreferencesSchema } from "./schema.server";
import type { Preferences } from "./types";

// A browser's look is in its cookies (cookie.server.ts). An account keeps a copy, so that another browser
// looks the same after sign-in; what it keeps beside it has no cookie.

export async function getNotifications(owner: string): Promise<Notifications> {
  const row = await findPreferencesRow(owner);
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
  await upsertPreferences(owner, toNotificationColumns(notifications));
}

export async function savePreferences(owner: string, changes: Partial<Preferences>): Promise<void> {
  await upsertPreferences(owner, toPreferenceColumns(changes));
}

/**
 * At sign-in: what the account keeps holds in this browser too, and what only this browser has chosen goes into the account.
 * @returns what the browser's cookies have to say from now on
 */
export async function mergePreferencesAtSignIn(
  owner: string,
  browserPreferences: Partial<Preferences>,
): Promise<Partial<Preferences>> {
  const row = await findPreferencesRow(owner);
  const accountPreferences = row
    ? omitUndefined(storedPreferencesSchema.parse({ ...row, extraTime: row.extra_time }))
    : {};
  const merged = { ...browserPreferences, ...accountPreferences };
  if (Object.keys(merged).length > Object.keys(accountPreferences).length)
    await upsertPreferences(owner, toPreferenceColumns(merged));
  return merged;
}

export async function erasePreferences(owner: string, connection: Kysely<Tables>): Promise<void> {
  await connection.deleteFrom("account_preferences").where("owner_id", "=", owner).execute();
}

export async function exportPreferences(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const rows = await connection
    .selectFrom("account_preferences")
    .selectAll()
    .where("owner_id", "=", owner)
    .execute();
  return [
    {
      table: "account_preferences",
      title: "Preferences",
      description:
        "How the site looks for you, and which mails you want. Empty: as the site comes.",
      rows: rows.map(withoutOwner),
      displayRows: rows.map((row) => ({
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

function findPreferencesRow(owner: string) {
  return db
    .selectFrom("account_preferences")
    .selectAll()
    .where("owner_id", "=", owner)
    .executeTakeFirst();
}

async function upsertPreferences(
  owner: string,
  changes: Partial<Insertable<AccountPreferencesTable>>,
): Promise<void> {
  const updates = { ...changes, updated_at: new Date().toISOString() };
  await db
    .insertInto("account_preferences")
    .values({ owner_id: owner, ...toNotificationColumns(DEFAULT_NOTIFICATIONS), ...updates })
    .onConflict((conflict) => conflict.column("owner_id").doUpdateSet(updates))
    .execute();
}

function toPreferenceColumns({
  extraTime,
  ...rest
}: Partial<Preferences>): Partial<Insertable<AccountPreferencesTable>> {
  return extraTime ? { ...rest, extra_time: extraTime } : rest;
}

function toNotificationColumns({
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
