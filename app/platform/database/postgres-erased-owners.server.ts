import { type Kysely, sql } from "kysely";
import type { Database } from "./database";
import type { Tables } from "./tables";

/**
 * A table, because requests in progress may be another server's. It has hashes: the id of a person who wanted to be
 * deleted is stored nowhere.
 */
export async function guardErasedOwners(connection: Kysely<Tables>): Promise<void> {
  await sql`
    create table if not exists erased_owners (
      id_hash bytea primary key, erased_at timestamptz not null default now())`.execute(connection);
  await deleteOldEntries(connection);
  await sql`
    create or replace function skip_erased_owner() returns trigger language plpgsql as $$
    begin
      if exists (select from erased_owners where id_hash = sha256(convert_to(new.owner_id, 'UTF8')))
      then return null; end if;
      return new;
    end $$`.execute(connection);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns c
    where table_schema = current_schema() and column_name = 'owner_id' and not exists (
      select from information_schema.triggers t where t.event_object_schema = c.table_schema
        and t.event_object_table = c.table_name and t.trigger_name = 'skip_erased_owner')`.execute(
    connection,
  );
  for (const { name } of rows)
    await sql`
      create trigger skip_erased_owner before insert or update of owner_id on ${sql.table(name)}
      for each row execute function skip_erased_owner()`.execute(connection);
}

export const createErasedOwners = (db: Kysely<Tables>): Database["erasedOwners"] => ({
  async add(owner, connection) {
    await deleteOldEntries(connection);
    await sql`insert into erased_owners values (${hash(owner)}) on conflict do nothing`.execute(
      connection,
    );
  },
  remove: async (owner) =>
    void (await sql`delete from erased_owners where id_hash = ${hash(owner)}`.execute(db)),
});

/** Those of servers that ended before they removed them. */
async function deleteOldEntries(connection: Kysely<Tables>): Promise<void> {
  await sql`delete from erased_owners where erased_at < now() - interval '1 hour'`.execute(
    connection,
  );
}

const hash = (owner: string) => sql`sha256(convert_to(${owner}, 'UTF8'))`;
