import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { findUnknownMigration, selectMigrations } from "~/platform/database/migrate.server";
import {
  listExecutedMigrations,
  listPostgresTables,
  listSQLiteTables,
  runMigrations,
} from "~/platform/database/migrator.server";
import type { Tables } from "~/platform/database/tables";
import { env } from "~/platform/env.server";
import { Refusal } from "./refusal";

/** The migrations that a database of Pathlight has had. */
export async function listMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await (env.DATABASE_URL ? listPostgresTables(db) : listSQLiteTables(db));
  const migrations = await listExecutedMigrations(db, tables);
  if (migrations.length === 0)
    throw new Refusal(
      "This database has no tables of Pathlight. Set DATA_DIR or DATABASE_URL to what the server uses.",
    );
  const unknown = findUnknownMigration(migrations);
  if (unknown)
    throw new Refusal(
      `This database was last used by a newer Pathlight (it has ${unknown}). Back it up with that version or a later one.`,
    );
  return migrations;
}

/** The tables that migrations create, each after those it refers to: the order in which they are created. */
export async function listTables(migrations: string[]): Promise<string[]> {
  const database = new SQLite(":memory:");
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  try {
    await runMigrations(db, selectMigrations(migrations));
    const tables = await listSQLiteTables(db);
    return tables.filter((name) => !/^(?:kysely|sqlite)_/.test(name));
  } finally {
    await db.destroy();
  }
}
