import { join } from "node:path";
import SQLite from "better-sqlite3";
import { type Driver, Kysely, SqliteDialect, sql } from "kysely";
import { RateLimiterSQLite } from "rate-limiter-flexible";
import { dataDir } from "~/platform/data-dir.server";
import { DATABASE_FILE } from "~/platform/data-dir-files";
import { exitWithMessage } from "~/platform/exit.server";
import { log } from "~/platform/log.server";
import { lockDataDir } from "./data-dir-lock.server";
import type { Database, LimitStore } from "./database";
import { listExecutedMigrations, listSQLiteTables, runMigrations } from "./migrator.server";
import { createErasedOwners, guardErasedOwners } from "./sqlite-erased-owners.server";
import { LeaveOutUnreadable } from "./leave-out-unreadable.server";
import { keepStatements } from "./statements.server";
import type { Tables } from "./tables";
import { textLimits } from "./text-limits";

const BUSY_TIMEOUT_IN_MS = 5000;
const CHECKPOINT_RETRY_IN_MS = 1000;

/** Opens the database in the data folder, which no other server may use. */
export function openSQLite(): Database {
  const problem = lockDataDir(dataDir);
  if (problem) exitWithMessage(problem);
  const file = openFile(DATABASE_FILE);
  const db = new Kysely<Tables>({
    dialect: new Dialect(file),
    plugins: [textLimits, new LeaveOutUnreadable()],
  });
  return {
    db,
    // There is one connection, so transactions run one after the other.
    transaction: (change) => db.transaction().execute(change),
    listMigrations: async () => listExecutedMigrations(db, await listSQLiteTables(db)),
    async migrate(migrations) {
      // In one transaction, written to the disk once: after a crash the database is as it was.
      await sql`begin immediate`.execute(db);
      await runMigrations(db, migrations);
      await sql`commit`.execute(db);
      await guardErasedOwners(db);
    },
    checkpoint: () => truncateLog(db, file),
    maintain: async () => void (await sql`pragma optimize`.execute(db)),
    erasedOwners: createErasedOwners(db),
    limits: openLimits(),
  };
}

/**
 * SQLite rolls back a transaction itself when the disk is full; another rollback would hide that
 * error.
 */
class Dialect extends SqliteDialect {
  readonly #file: SQLite.Database;

  constructor(file: SQLite.Database) {
    super({ database: keepStatements(file) });
    this.#file = file;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollBack = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection) => {
      if (this.#file.inTransaction) await rollBack(connection);
    };
    return driver;
  }
}

/**
 * Truncates the write-ahead log, which would otherwise still contain deleted data. While a backup reads from it, that
 * isn't possible: waiting for its end would stop this thread, so it is tried again.
 */
async function truncateLog(db: Kysely<Tables>, file: SQLite.Database): Promise<void> {
  const isBusy = await db.connection().execute(async () => {
    file.pragma("busy_timeout = 0");
    const busy = file.pragma("wal_checkpoint(truncate)", { simple: true });
    file.pragma(`busy_timeout = ${BUSY_TIMEOUT_IN_MS}`);
    return busy !== 0;
  });
  if (isBusy)
    setTimeout(() => {
      truncateLog(db, file).catch((error: unknown) =>
        log.warn({ err: error }, "checkpoint failed"),
      );
    }, CHECKPOINT_RETRY_IN_MS).unref();
}

/**
 * A separate file: the limiter writes synchronously and must never wait for, or become part of, an
 * open transaction on the main database.
 */
function openLimits(): LimitStore {
  const file = openFile("limits.db");
  // Counts survive a crash of the process but not a power failure, so they don't wait for the disk.
  file.pragma("synchronous = NORMAL");
  file.exec(
    "CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)",
  );
  return {
    create: (options) =>
      new RateLimiterSQLite({
        ...options,
        storeClient: file,
        storeType: "better-sqlite3",
        tableName: "rate_limits",
        tableCreated: true,
      }),
    deleteExpired: async (now) =>
      void file.prepare("DELETE FROM rate_limits WHERE expire < ?").run(now.getTime()),
  };
}

function openFile(name: string): SQLite.Database {
  try {
    const file = new SQLite(join(dataDir, name), { timeout: BUSY_TIMEOUT_IN_MS });
    file.pragma("journal_mode = WAL");
    // FULL: committed data survives a power failure, not only a crash of this process.
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // Deleted data is overwritten, and temporary files stay out of other folders.
    file.pragma("secure_delete = ON");
    file.pragma("temp_store = MEMORY");
    return file;
  } catch (error) {
    return exitWithMessage(
      `the database ${name} in ${dataDir} cannot be opened (${error instanceof Error ? error.message : error}).`,
    );
  }
}
