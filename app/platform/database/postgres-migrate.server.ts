import {
  type ColumnDefinitionNode,
  DataTypeNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  RawNode,
  sql,
} from "kysely";
import { type Migration, Migrator } from "kysely/migration";
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
    const migrator = new Migrator({
      db: connection.withPlugin(columnTypesPlugin),
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    // Not in the write-ahead log: counts survive a crash of a server, but not of the database.
    await sql`
      create unlogged table if not exists ${sql.table(LIMITS_TABLE)} (
        key text primary key, points bigint not null, expire bigint)`.execute(connection);
    await guardErasedOwners(connection);
  });
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
