import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
} from "kysely";
import { ConnectionQueue } from "./connection-queue.server";
import { statementRuns } from "./statements.server";
import { DatabaseUnavailableError } from "./storage-errors";

/** Error codes of a transaction that conflicted with a concurrent one. */
const CONFLICT_CODES = ["40001", "40P01"];
/** Of unique and foreign keys: a conflict too if a concurrent transaction has just inserted or deleted the row. */
const KEY_CODES = ["23505", "23503"];
const MAX_TRIES = 8;

/** Connection lost, database starting or stopping, out of resources, or a statement that took too long. */
const UNAVAILABLE_CODE = /^(?:08|53|57P0|57014)/;

/**
 * Every transaction, also that of a single statement, runs as if no other ran at the same time: what reads and
 * then writes needs no locks of its own. A statement that PostgreSQL refuses for that reason is repeated here.
 */
export class Dialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    const queue = new ConnectionQueue();
    const prepared = new WeakSet<DatabaseConnection>();
    driver.acquireConnection = async (options) => {
      try {
        const connection = await queue.acquire(() => acquire(options));
        if (!prepared.has(connection)) {
          await prepare(connection);
          prepared.add(connection);
        }
        return connection;
      } catch (error) {
        throw new DatabaseUnavailableError(error);
      }
    };
    driver.releaseConnection = async (connection, options) => {
      await release(connection, options);
      queue.resumeFirst();
    };
    return driver;
  }
}

let repetitions: Promise<unknown> = Promise.resolve();

/**
 * Runs a transaction, and repeats it if it collided with another one's. Repetitions of this server run one after the
 * other: of a hundred changes of one row, each would otherwise collide with the next again.
 */
export async function repeatTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isConflict(error)) throw error;
    const repetition = repetitions.then(() => repeatAfterConflict(run));
    repetitions = repetition.catch(() => undefined);
    return repetition;
  }
}

async function repeatAfterConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tries === MAX_TRIES)
        throw CONFLICT_CODES.includes(getCode(error)) ? new DatabaseUnavailableError(error) : error;
      await pause(Math.random() * 2 ** tries);
    }
  }
}

function isConflict(error: unknown): boolean {
  return [...CONFLICT_CODES, ...KEY_CODES].includes(getCode(error));
}

async function prepare(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  await execute(CompiledQuery.raw("set default_transaction_isolation = 'serializable'"));
  let isInTransaction = false;
  connection.executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const run = () => execute<Row>(withoutNul(query));
    statementRuns.publish(query.sql);
    if (/^(?:begin|start transaction)/.test(query.sql)) isInTransaction = true;
    try {
      // In a transaction, the whole of it is repeated, and not here. Its end belongs to it.
      return await (isInTransaction ? run() : repeatAfterConflict(run));
    } catch (error) {
      const code = getCode(error);
      throw code === "" || UNAVAILABLE_CODE.test(code)
        ? new DatabaseUnavailableError(error)
        : error;
    } finally {
      if (/^(?:commit|rollback)$/.test(query.sql)) isInTransaction = false;
    }
  };
}

/** PostgreSQL refuses the character NUL in text. */
function withoutNul(query: CompiledQuery): CompiledQuery {
  if (!query.parameters.some(hasNul)) return query;
  return {
    ...query,
    parameters: query.parameters.map((value) =>
      typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value,
    ),
  };
}

function hasNul(value: unknown): boolean {
  return typeof value === "string" && value.includes("\0");
}

/** The five characters of PostgreSQL's errors; empty for errors of the connection. */
function getCode(error: unknown): string {
  return error instanceof Error && "severity" in error && "code" in error ? String(error.code) : "";
}
