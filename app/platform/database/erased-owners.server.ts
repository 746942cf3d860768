import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables";

/** Longer than any request or review that started before the deletion can take. */
const GUARD_IN_MS = 5 * 60 * 1000;

/**
 * Prevents requests that were in progress when an account was deleted from writing rows afterward.
 * In memory only, because such requests end with this process too.
 */
export async function guardErasedOwners(db: Kysely<Tables>): Promise<void> {
  await sql`create temp table if not exists erased_owners (id text primary key)`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select m.name from sqlite_master m join pragma_table_info(m.name) c
    where m.type = 'table' and c.name = 'owner_id'`.execute(db);
  for (const { name } of rows)
    for (const change of ["insert", "update of owner_id"])
      await sql`
        create temp trigger if not exists ${sql.id(`${name} ${change}`)}
        before ${sql.raw(change)} on main.${sql.table(name)}
        when new.owner_id in (select id from erased_owners)
        begin select raise(ignore); end`.execute(db);
}

/** From this transaction on, no rows can be stored for this owner. */
export async function markErased(owner: string, connection: Kysely<Tables>): Promise<void> {
  await sql`insert or ignore into erased_owners values (${owner})`.execute(connection);
}

/** Allows writes again: the account was not deleted after all, or exists again. */
export async function unmarkErased(owner: string, db: Kysely<Tables>): Promise<void> {
  await sql`delete from erased_owners where id = ${owner}`.execute(db);
}

/** Removes entries once no request can still be in progress. */
export function unmarkErasedLater(owner: string, db: Kysely<Tables>): void {
  setTimeout(() => void unmarkErased(owner, db), GUARD_IN_MS).unref();
}
