import { type Kysely, sql } from "kysely";
import type { Database } from "./database";
import type { Tables } from "./tables";

/** In memory only, because requests in progress end with this process too. */
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

export const createErasedOwners = (db: Kysely<Tables>): Database["erasedOwners"] => ({
  add: async (owner, connection) =>
    void (await sql`insert or ignore into erased_owners values (${owner})`.execute(connection)),
  remove: async (owner) =>
    void (await sql`delete from erased_owners where id = ${owner}`.execute(db)),
});
