import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";

/** A device unused for the cookie's lifetime is treated as new. */
const EXPIRES_AFTER_IN_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Records a sign-in from a device.
 * @returns "first" if the account had no devices, "new" if it had others
 */
export async function recordDevice(
  userId: string,
  deviceId: string,
  now: Date,
  connection: Kysely<Tables>,
): Promise<"first" | "known" | "new"> {
  const expiredBefore = new Date(now.getTime() - EXPIRES_AFTER_IN_MS).toISOString();
  await connection
    .deleteFrom("known_devices")
    .where("user_id", "=", userId)
    .where("last_seen_at", "<", expiredBefore)
    .execute();
  const knownDevices = await connection
    .selectFrom("known_devices")
    .select("key_hash")
    .where("user_id", "=", userId)
    .execute();
  const device = { key_hash: hashDeviceKey(userId, deviceId), last_seen_at: now.toISOString() };
  await connection
    .insertInto("known_devices")
    .values({ ...device, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "key_hash"]).doUpdateSet({ last_seen_at: device.last_seen_at }),
    )
    .execute();
  if (knownDevices.length === 0) return "first";
  return knownDevices.some(({ key_hash }) => key_hash === device.key_hash) ? "known" : "new";
}

/** Deletes devices that have not been used for a year. */
export async function deleteUnusedDevices(now: Date): Promise<void> {
  const expiredBefore = new Date(now.getTime() - EXPIRES_AFTER_IN_MS).toISOString();
  await db.deleteFrom("known_devices").where("last_seen_at", "<", expiredBefore).execute();
}

/** Whether the account has been used on this device before. */
export async function isDeviceKnown(userId: string, deviceId: string): Promise<boolean> {
  const device = await db
    .selectFrom("known_devices")
    .select("key_hash")
    .where("user_id", "=", userId)
    .where("key_hash", "=", hashDeviceKey(userId, deviceId))
    .executeTakeFirst();
  return device !== undefined;
}

/** Includes the account id, so two accounts can't be linked by a shared browser. */
function hashDeviceKey(userId: string, deviceId: string): string {
  return createHash("sha256").update(`${userId} ${deviceId}`).digest("hex");
}
