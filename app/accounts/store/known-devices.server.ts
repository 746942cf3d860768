import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";

/** A device unused for the cookie's lifetime is treated as new. */
const EXPIRES_AFTER_IN_MS = 365 * 24 * 60 * 60 * 1000;

/** "first": the account has no devices; "new": it has others. */
export type DeviceState = "first" | "known" | "new";

/**
 * Records a sign-in from a device.
 * @returns what the device was before
 */
export async function recordDevice(
  userId: string,
  deviceId: string,
  now: Date,
  connection: Kysely<Tables>,
): Promise<DeviceState> {
  const state = await findDeviceState(userId, deviceId, now, connection);
  const device = { key_hash: hashDeviceKey(userId, deviceId), last_seen_at: now.toISOString() };
  await connection
    .insertInto("known_devices")
    .values({ ...device, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "key_hash"]).doUpdateSet({ last_seen_at: device.last_seen_at }),
    )
    .execute();
  return state;
}

/** Whether the account has been used on this device before. */
export async function findDeviceState(
  userId: string,
  deviceId: string,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<DeviceState> {
  const devices = await connection
    .selectFrom("known_devices")
    .select("key_hash")
    .where("user_id", "=", userId)
    .where("last_seen_at", ">=", getExpiry(now))
    .execute();
  const key = hashDeviceKey(userId, deviceId);
  if (devices.length === 0) return "first";
  return devices.some(({ key_hash }) => key_hash === key) ? "known" : "new";
}

/** Deletes devices that have not been used for a year. */
export async function deleteUnusedDevices(now: Date): Promise<void> {
  await db.deleteFrom("known_devices").where("last_seen_at", "<", getExpiry(now)).execute();
}

function getExpiry(now: Date): string {
  return new Date(now.getTime() - EXPIRES_AFTER_IN_MS).toISOString();
}

/** Includes the account id, so two accounts can't be linked by a shared browser. */
function hashDeviceKey(userId: string, deviceId: string): string {
  return createHash("sha256").update(`${userId} ${deviceId}`).digest("hex");
}
