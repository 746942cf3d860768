import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  RawNode,
  sql,
} from "kysely";
import type { Migration } from "kysely/migration";
import { listPostgresTables, runMigrations } from "./migrator.server";
import { guardErasedOwners } from "./postgres-erased-owners.server";
import type { Tables } from "./tables";

export const LIMITS_TABLE = "rate_limits";

/** Any number that nothing else locks in this database. */
const LOCK_ID = 7_204_284_913;

/**
 * One server migrates; others that start meanwhile wait for it.
 * @param db with a connection of its own, ended afterward
 */
export async function migratePostgres(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Until the connection ends.
    await sql`select pg_advisory_lock(${LOCK_ID})`.execute(connection);
    await runMigrations(connection.withPlugin(columnTypesPlugin), migrations);
    // Not in the write-ahead log: counts survive a crash of a server, but not of the database.
    await sql`
      create unlogged table if not exists ${sql.table(LIMITS_TABLE)} (
        key text primary key, points bigint not null, expire bigint)`.execute(connection);
    await guardErasedOwners(connection);
  });
}

/**
 * Creates the tables of these migrations in an empty database, while no server migrates it.
 * @param transaction nothing of it stays if this fails
 * @returns false if the database isn't empty
 */
export async function createPostgresTables(
  transaction: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${LOCK_ID})`.execute(transaction);
  if ((await listPostgresTables(transaction)).length > 0) return false;
  await runMigrations(transaction.withPlugin(columnTypesPlugin), migrations);
  return true;
}

/** The types of migrations as SQLite has them: text ordered by its bytes, integers of 64 bits. */
const COLUMN_TYPES: Partial<Record<string, string>> = {
  text: 'text collate "C"',
  integer: "bigint",
  blob: "bytea",
};

class ColumnTypes extends OperationNodeTransformer {
  protected override transformColumnDefinition(node: ColumnDefinitionNode): ColumnDefinitionNode {
    const { dataType } = node;
    const type = DataTypeNode.is(dataType) && COLUMN_TYPES[dataType.dataType];
    return type ? { ...node, dataType: RawNode.createWithSql(type) } : node;
  }
}

const columnTypes = new ColumnTypes();
const columnTypesPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => columnTypes.transformNode(node),
  transformResult: async ({ result }) => result,
};
