import type { Insertable, Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { AccountPreferencesTable } from "~/platform/database/tables/accounts";
import { type ExportSection, withoutOwner } from "~/platform/personal-data";
import {
  DEFAULT_NOTIFICATIONS,
  NOTIFICATIONS,
  NOTIFICATION_NAMES,
  type NotificationColumn,
  type Notifications,
  mapNotifications,
} from "./notifications";
import { PREFERENCES, PREFERENCE_NAMES, type Preferences, pickChoices } from "./preferences";

// Preferences are stored in cookies (cookie.server.ts). Accounts store a copy, so other browsers
// look the same after sign-in; notifications are stored in accounts only.

export async function getNotifications(owner: string): Promise<Notifications> {
  const row = await findPreferencesRow(owner);
  if (!row) return DEFAULT_NOTIFICATIONS;
  return mapNotifications((name) => row[NOTIFICATIONS[name].column] === 1);
}

export async function saveNotifications(
  owner: string,
  notifications: Notifications,
): Promise<void> {
  await upsertPreferences(owner, toNotificationColumns(notifications));
}

export async function savePreferences(owner: string, choices: Partial<Preferences>): Promise<void> {
  await upsertPreferences(owner, toPreferenceColumns(choices));
}

/**
 * At sign-in: applies the account's preferences to this browser, and saves what only this browser
 * has set to the account.
 * @returns the values for the browser's cookies
 */
export async function mergePreferencesAtSignIn(
  owner: string,
  browserChoices: Partial<Preferences>,
): Promise<Partial<Preferences>> {
  const row = await findPreferencesRow(owner);
  const accountChoices = pickChoices((name) => row?.[PREFERENCES[name].column]);
  const merged = { ...browserChoices, ...accountChoices };
  if (Object.keys(merged).length > Object.keys(accountChoices).length)
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
      description: "Your appearance and email settings. Empty means the default.",
      rows: rows.map(withoutOwner),
      displayRows: rows.map((row) => ({
        ...Object.fromEntries(
          Object.values(PREFERENCES).map(({ label, column }) => [label, row[column]]),
        ),
        ...Object.fromEntries(
          Object.values(NOTIFICATIONS).map(({ label, column }) => [label, row[column] === 1]),
        ),
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

function toPreferenceColumns(
  choices: Partial<Preferences>,
): Partial<Insertable<AccountPreferencesTable>> {
  return Object.fromEntries(
    PREFERENCE_NAMES.filter((name) => choices[name] !== undefined).map((name) => [
      PREFERENCES[name].column,
      choices[name],
    ]),
  );
}

function toNotificationColumns(notifications: Notifications) {
  return Object.fromEntries(
    NOTIFICATION_NAMES.map((name) => [NOTIFICATIONS[name].column, Number(notifications[name])]),
  ) as Record<NotificationColumn, number>;
}
