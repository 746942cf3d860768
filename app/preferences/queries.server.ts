import type { Insertable } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { AccountPreferencesTable } from "~/platform/database/tables/accounts";
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
