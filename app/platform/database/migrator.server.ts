import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./tables";

export const listSQLiteTables = (db: Kysely<Tables>) =>
  listNames(db, sql`select name from sqlite_master where type = 'table'`);

export const listPostgresTables = (db: Kysely<Tables>) =>
  listNames(db, sql`select tablename as name from pg_tables where schemaname = current_schema()`);

/** The migrations that a database with these tables has had, in their order; none if it is new. */
export async function listExecutedMigrations(
  db: Kysely<Tables>,
  tables: string[],
): Promise<string[]> {
  if (!tables.includes(DEFAULT_MIGRATION_TABLE)) return [];
  return listNames(db, sql`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`);
}

/** Runs the migrations that are missing. */
export async function runMigrations(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function listNames(db: Kysely<Tables>, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(db);
  return (rows as { name: string }[]).map(({ name }) => name);
}
