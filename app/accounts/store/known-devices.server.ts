import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Caller } from "~/accounts/auth-api/contract";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";

/** A device unused for the cookie's lifetime is treated as new. */
const EXPIRES_AFTER_IN_MS = 365 * 24 * 60 * 60 * 1000;

/** "first": the account has no devices; "new": it has others. */
type DeviceState = "first" | "known" | "new";

/**
 * Records a sign-in from a device.
 * @returns what the device was before
 */
export async function recordDevice(
  userId: string,
  { id, name }: Caller["device"],
  now: Date,
  connection: Kysely<Tables>,
): Promise<DeviceState> {
  const state = await findDeviceState(userId, id, now, connection);
  const seen = { last_seen_at: now.toISOString(), name };
  await connection
    .insertInto("known_devices")
    .values({ ...seen, key_hash: hashDeviceKey(userId, id), user_id: userId })
    .onConflict((conflict) => conflict.columns(["user_id", "key_hash"]).doUpdateSet(seen))
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

/** The account's devices, most recently used first. */
export function listKnownDevices(userId: string, now: Date, connection: Kysely<Tables>) {
  return connection
    .selectFrom("known_devices")
    .select(["name", "last_seen_at"])
    .where("user_id", "=", userId)
    .where("last_seen_at", ">=", getExpiry(now))
    .orderBy("last_seen_at", "desc")
    .execute();
}

/** Forgets every device: at each, the next sign-in is one from a new device. */
export async function deleteDevices(userId: string, connection: Kysely<Tables>): Promise<void> {
  await connection.deleteFrom("known_devices").where("user_id", "=", userId).execute();
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
