import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, SqliteDialect, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { DATABASE_FILE } from "~/platform/data-dir-files";
import { dataDir } from "~/platform/data-dir.server";
import { lockDataDir } from "~/platform/database/data-dir-lock.server";
import { runMigrations } from "~/platform/database/migrator.server";
import { keepStatements } from "~/platform/database/statements.server";
import type { Tables } from "~/platform/database/tables";
import { Refusal } from "./refusal";

/** Creates the database of a data folder that has none, complete or not at all. */
export async function fillSQLite(
  migrations: Record<string, Migration>,
  fill: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const problem = lockDataDir(dataDir);
  if (problem) throw new Refusal(`The backup was not restored: ${problem}`);
  const path = join(dataDir, DATABASE_FILE);
  // A log that is left from another database would be taken for this one's.
  const existing = ["", "-wal", "-shm", "-journal"].find((suffix) => existsSync(path + suffix));
  if (existing !== undefined)
    throw new Refusal(
      `${path}${existing} already exists. Set DATA_DIR to an empty folder, or move away what is in this one.`,
    );
  const part = `${path}.part`;
  rmSync(part, { force: true });
  const database = new SQLite(part);
  // If this fails, the file is deleted.
  database.pragma("journal_mode = OFF");
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: keepStatements(database) }),
  });
  try {
    await sql`begin`.execute(db);
    await runMigrations(db, migrations);
    await fill(db);
    await sql`commit`.execute(db);
    await db.destroy();
    renameSync(part, path);
  } catch (error) {
    await db.destroy();
    rmSync(part, { force: true });
    throw error;
  }
}
