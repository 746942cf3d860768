import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from "kysely";
import type { PoolConfig } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { exitWithMessage } from "~/platform/exit.server";
import { log } from "~/platform/log.server";
import type { Database } from "./database";
import { listExecutedMigrations, listPostgresTables } from "./executed-migrations.server";
import { Dialect, repeatTransaction } from "./postgres-dialect.server";
import { createErasedOwners } from "./postgres-erased-owners.server";
import { LIMITS_TABLE, migratePostgres } from "./postgres-migrate.server";
import type { Tables } from "./tables";

// Together far below the 100 connections that PostgreSQL takes by default: several servers may share one.
const MAX_CONNECTIONS = 10;
const MAX_LIMIT_CONNECTIONS = 4;

const CONNECTION: PoolConfig = {
  application_name: "pathlight",
  connectionTimeoutMillis: 5000,
  // Where the network fails silently, the server can't end a statement.
  query_timeout: 35_000,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
};

/** Not in CONNECTION: a pooler refuses a connection that starts with them. */
const TIME_LIMITS =
  "set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '60s'";

/** Connects to the database, or says why that fails and ends the process. */
export async function openPostgres(url: string): Promise<Database> {
  const createPool = await loadDriver(url);
  const pool = createPool(MAX_CONNECTIONS);
  await pool.query("select current_setting('server_encoding') as encoding").then(
    ({ rows: [row] }) => {
      if (row?.encoding !== "UTF8")
        exitWithMessage(
          `DATABASE_URL is ${maskUrl(url)}, a database with the encoding ${row?.encoding}. Create one with the encoding UTF8.`,
        );
    },
    (error: unknown) =>
      exitWithMessage(
        `DATABASE_URL is ${maskUrl(url)}, and that database cannot be used (${describe(error)}). Start it, correct the address, or unset DATABASE_URL to use SQLite.`,
      ),
  );
  // PostgreSQL refuses "in ()", which SQLite reads as false.
  const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool }), plugins: [emptyLists] });
  // Its own connections: a count never waits for a transaction that waits for the count.
  const limitsPool = createPool(MAX_LIMIT_CONNECTIONS);
  return {
    db,
    transaction: (change) => repeatTransaction(() => db.transaction().execute(change)),
    changeWithoutSync: (change) =>
      repeatTransaction(() =>
        db.transaction().execute(async (connection) => {
          await sql`set local synchronous_commit = off`.execute(connection);
          return change(connection);
        }),
      ),
    listMigrations: async () => listExecutedMigrations(db, await listPostgresTables(db)),
    async migrate(migrations) {
      // Takes as long as it takes, and so does waiting for another server.
      const unlimited = createPool(1, { query_timeout: 0, onConnect: () => undefined });
      const ownDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: unlimited }) });
      await migratePostgres(ownDb, migrations).finally(() => ownDb.destroy());
    },
    // Deleted rows are PostgreSQL's to remove: autovacuum does.
    checkpoint: async () => undefined,
    maintain: async () => undefined,
    erasedOwners: createErasedOwners(db),
    limits: {
      create: (options) =>
        new RateLimiterPostgres({
          ...options,
          storeClient: limitsPool,
          storeType: "pool",
          tableName: LIMITS_TABLE,
          tableCreated: true,
          clearExpiredByTimeout: false,
        }),
      deleteExpired: async (now) =>
        void (await limitsPool.query(`delete from ${LIMITS_TABLE} where expire < $1`, [
          now.getTime(),
        ])),
    },
  };
}

/** The driver is loaded only where it is used: a start without it is quicker. */
async function loadDriver(url: string) {
  const { default: pg } = await import("pg");
  // Counts and sums. None comes near the numbers that JavaScript can't hold.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return (max: number, settings: PoolConfig = {}) => {
    const pool = new pg.Pool({
      ...CONNECTION,
      onConnect: (client) => client.query(TIME_LIMITS),
      ...settings,
      connectionString: url,
      max,
    });
    // Without a listener, a lost connection would end the process. Whoever uses it gets the error.
    pool.on("error", logLoss);
    pool.on("connect", (client) => client.on("error", () => undefined));
    return pool;
  };
}

function logLoss(error: Error): void {
  log.warn(`a database connection was lost (${error.message})`);
}

/** Without user name, password and options. */
function maskUrl(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `"${protocol}//${username ? "•••@" : ""}${host}${pathname}"`;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a host has several addresses, the message is empty.
  return error.message || ("code" in error ? String(error.code) : error.name);
}
