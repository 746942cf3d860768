import type { Kysely } from "kysely";
import { erasedOwners } from "./connection.server";
import type { Tables } from "./tables";

/** Longer than any request or review that started before the deletion can take. */
const GUARD_IN_MS = 5 * 60 * 1000;

/**
 * From this transaction on, no rows can be stored for this owner: requests that were in progress when an
 * account was deleted would write them afterward.
 */
export function markErased(owner: string, connection: Kysely<Tables>): Promise<void> {
  return erasedOwners.add(owner, connection);
}

/** Allows writes again: the account was not deleted after all, or exists again. */
export function unmarkErased(owner: string): Promise<void> {
  return erasedOwners.remove(owner);
}

/** Removes entries once no request can still be in progress. */
export function unmarkErasedLater(owner: string): void {
  setTimeout(() => void unmarkErased(owner).catch(() => undefined), GUARD_IN_MS).unref();
}
