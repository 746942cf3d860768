import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { env } from "~/platform/env.server";
import { exitWithMessage } from "~/platform/exit.server";
import type { Database } from "./database";
import { listExecutedMigrations, listPostgresTables } from "./migrator.server";
import { Dialect, repeatTransaction } from "./postgres-dialect.server";
import { findConnectionProblem, loadDriver, UNLIMITED } from "./postgres-driver.server";
import { createErasedOwners } from "./postgres-erased-owners.server";
import { LIMITS_TABLE, migratePostgres } from "./postgres-migrate.server";
import { LeaveOutUnreadable } from "./leave-out-unreadable.server";
import type { Tables } from "./tables";
import { textLimits } from "./text-limits";

/** The rest is for everything else. */
const SHARE_OF_LIMITS = 0.2;

/** Connects to the database, or says why that fails and ends the process. */
export async function openPostgres(url: string): Promise<Database> {
  const createPool = await loadDriver(url);
  const limitConnections = Math.ceil(env.DATABASE_POOL * SHARE_OF_LIMITS);
  const pool = createPool(env.DATABASE_POOL - limitConnections);
  const problem = await findConnectionProblem(pool, url);
  if (problem) exitWithMessage(problem);
  // PostgreSQL refuses "in ()", which SQLite reads as false.
  const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  const db = new Kysely<Tables>({
    dialect: new Dialect({ pool }),
    plugins: [emptyLists, textLimits, new LeaveOutUnreadable()],
  });
  // Its own connections: a count never waits for a transaction that waits for the count.
  const limitsPool = createPool(limitConnections);
  return {
    db,
    transaction: (change) => repeatTransaction(() => db.transaction().execute(change)),
    listMigrations: async () => listExecutedMigrations(db, await listPostgresTables(db)),
    async migrate(migrations) {
      // Takes as long as it takes, and so does waiting for another server.
      const unlimited = createPool(1, UNLIMITED);
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
