import { join } from "node:path";
import SQLite from "better-sqlite3";
import { type Driver, Kysely, SqliteDialect, sql } from "kysely";
import { dataDir } from "~/platform/data-dir.server";
import { exitWithMessage } from "~/platform/exit.server";
import { keepStatements } from "./statements.server";
import type { Tables } from "./tables";

const BUSY_TIMEOUT_IN_MS = 5000;

lockDataDir();

const mainDatabase = openSQLite("pathlight.db");

/**
 * SQLite rolls back a transaction itself when the disk is full; another rollback would hide that
 * error.
 */
class Dialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (mainDatabase.inTransaction) await rollBack(connection);
    };
    return driver;
  }
}

export const db = new Kysely<Tables>({
  dialect: new Dialect({ database: keepStatements(mainDatabase) }),
});

/**
 * A transaction that doesn't wait for the disk: it outlives this process, but a power failure may undo it, all of
 * it. Only for what is no loss then. The next transaction that does wait makes this one last too.
 */
export function changeWithoutSync<Result>(
  change: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  // There is one connection, and nothing else uses it meanwhile. SQLite doesn't change the level inside a
  // transaction.
  return db.connection().execute(async (connection) => {
    mainDatabase.pragma("synchronous = NORMAL");
    try {
      return await connection.transaction().execute(change);
    } finally {
      mainDatabase.pragma("synchronous = FULL");
    }
  });
}

/** Truncates the write-ahead log, which would otherwise still contain deleted data. */
export async function checkpoint(): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Opens a database file in the data folder. */
export function openSQLite(file: string): SQLite.Database {
  try {
    const database = new SQLite(join(dataDir, file), { timeout: BUSY_TIMEOUT_IN_MS });
    database.pragma("journal_mode = WAL");
    // FULL: committed data survives a power failure, not only a crash of this process.
    database.pragma("synchronous = FULL");
    database.pragma("foreign_keys = ON");
    // Deleted data is overwritten, and temporary files stay out of other folders.
    database.pragma("secure_delete = ON");
    database.pragma("temp_store = MEMORY");
    return database;
  } catch (error) {
    return exitWithMessage(
      `the database ${file} in ${dataDir} cannot be opened (${error instanceof Error ? error.message : error}).`,
    );
  }
}

/**
 * One server per data folder. The lock is an exclusive transaction on its own file: the operating
 * system releases it however the process ends, so it can't go stale.
 */
function lockDataDir(): void {
  try {
    const lock = new SQLite(join(dataDir, "server.lock"), { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
    // Keep a reference: a garbage-collected connection would close and release the lock.
    Object.assign(globalThis, { pathlightDataDirLock: lock });
  } catch (error) {
    exitWithMessage(describeLockError(error));
  }
}

function describeLockError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  switch (error instanceof Error && "code" in error && error.code) {
    case "SQLITE_BUSY":
      return `another Pathlight server is already using the data folder ${dataDir}. Stop it or set DATA_DIR to another folder.`;
    case "ERR_DLOPEN_FAILED":
      return "the SQLite driver was built for another version of Node. Run: npm rebuild better-sqlite3";
    default:
      return `the data folder ${dataDir} cannot be written (${message}). Make it writable or set DATA_DIR to another folder.`;
  }
}
