import { z } from "zod";
import { isClockTrusted } from "~/platform/clock/clock.server";
import { db } from "~/platform/database/connection.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";

/** How long a form is kept: long enough to sign in again, also through a password reset. */
const KEPT_FOR_IN_MS = 60 * 60 * 1000;
/** Forms of one account, in all browsers. */
const MAX_FORMS = 10;

interface KeptFormKey {
  owner: string;
  browserHash: string;
  page: string;
}

/** Keeps a form; a later one of the same page replaces it, and the oldest make room. */
export async function upsertKeptForm(
  { owner, browserHash, page }: KeptFormKey,
  fields: string,
  now: Date,
): Promise<void> {
  if (isClockTrusted()) await deleteExpiredForms(now);
  const values = { fields, kept_at: now.toISOString() };
  await db
    .insertInto("kept_forms")
    .values({ owner_id: owner, browser_hash: browserHash, page, ...values })
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "browser_hash", "page"]).doUpdateSet(values),
    )
    .execute();
  await db
    .deleteFrom("kept_forms")
    .where("owner_id", "=", owner)
    .where("kept_at", "<", ({ selectFrom }) =>
      selectFrom("kept_forms as newer")
        .select("newer.kept_at")
        .where("newer.owner_id", "=", owner)
        .orderBy("newer.kept_at", "desc")
        .limit(1)
        .offset(MAX_FORMS - 1),
    )
    .execute();
}

export function getKeptForm({ owner, browserHash, page }: KeptFormKey, now: Date) {
  return db
    .selectFrom("kept_forms")
    .select(["page", "fields"])
    .where("owner_id", "=", owner)
    .where("browser_hash", "=", browserHash)
    .where("page", "=", page)
    .where("kept_at", ">", getExpiry(now))
    .executeTakeFirst();
}

/** Whether this browser left a form on a page, whoever its owner is: the sign-in page says so. */
export async function hasKeptForm(browserHash: string, page: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("kept_forms")
    .select("page")
    .where("browser_hash", "=", browserHash)
    .where("page", "=", page)
    .where("kept_at", ">", getExpiry(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteKeptForm({ owner, browserHash, page }: KeptFormKey): Promise<void> {
  await db
    .deleteFrom("kept_forms")
    .where("owner_id", "=", owner)
    .where("browser_hash", "=", browserHash)
    .where("page", "=", page)
    .execute();
}

export async function deleteExpiredForms(now: Date): Promise<void> {
  await db.deleteFrom("kept_forms").where("kept_at", "<=", getExpiry(now)).execute();
}

interface KeptFields {
  page: string;
  fields: string;
}

const keptFieldsSchema = z.array(z.tuple([z.string(), z.string()]));

/** The names and values of a kept form; none when they cannot be read. */
export function parseKeptFields({ page, fields }: KeptFields): [name: string, value: string][] {
  return parseStoredJson(keptFieldsSchema, fields, { table: "kept_forms", id: page }) ?? [];
}

function getExpiry(now: Date): string {
  return new Date(now.getTime() - KEPT_FOR_IN_MS).toISOString();
}
