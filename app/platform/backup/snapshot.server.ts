import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { DATABASE_FILE } from "~/platform/data-dir-files";
import {
  findConnectionProblem,
  loadDriver,
  UNLIMITED,
} from "~/platform/database/postgres-driver.server";
import type { Tables } from "~/platform/database/tables";
import { env } from "~/platform/env.server";
import { Refusal } from "./refusal";

const BUSY_TIMEOUT_IN_MS = 5000;

/** Reads the database as it is at one moment, while a server goes on changing it. */
export async function readSnapshot(
  read: (snapshot: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const db = await (env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openSQLite());
  try {
    // SQLite has no levels: every transaction is a snapshot.
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(read);
  } finally {
    await db.destroy();
  }
}

function openSQLite(): Kysely<Tables> {
  const path = join(resolve(env.DATA_DIR), DATABASE_FILE);
  if (!existsSync(path))
    throw new Refusal(
      `There is no database at ${path}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
    );
  const database = new SQLite(path, { readonly: true, timeout: BUSY_TIMEOUT_IN_MS });
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

async function openPostgres(url: string): Promise<Kysely<Tables>> {
  const createPool = await loadDriver(url);
  const { default: cursor } = await import("pg-cursor");
  const pool = createPool(1, UNLIMITED);
  const problem = await findConnectionProblem(pool, url);
  if (problem) throw new Refusal(problem);
  return new Kysely({ dialect: new PostgresDialect({ pool, cursor }) });
}
