import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Runs a statement on the database, also beside a running server.
 * @returns how many rows it changed
 */
export function changeRows(statement, values) {
  if (existsSync(".env")) process.loadEnvFile();
  const url = process.env.DATABASE_URL?.trim();
  return url ? changeOnPostgres(url, statement, values) : changeOnSQLite(statement, values);
}

export function exit(message) {
  console.error(message);
  process.exit(1);
}

async function changeOnSQLite(statement, values) {
  const file = join(process.env.DATA_DIR?.trim() || "data", "pathlight.db");
  if (!existsSync(file))
    exit(`There is no database at ${file}. Start the server once, or set DATA_DIR.`);
  const { default: SQLite } = await import("better-sqlite3");
  const database = new SQLite(file, { timeout: 5000 });
  const { changes } = database.prepare(statement).run(...values);
  database.close();
  return changes;
}

async function changeOnPostgres(url, statement, values) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  let count = 0;
  const numbered = statement.replaceAll("?", () => `$${(count += 1)}`);
  try {
    await client.connect();
    const { rowCount } = await client.query(numbered, values);
    return rowCount;
  } catch (error) {
    return exit(`The database of DATABASE_URL cannot be used (${error.message || error.code}).`);
  } finally {
    await client.end();
  }
}
