import type { Pool, PoolConfig } from "pg";
import { log } from "~/platform/log.server";

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

/** For what takes as long as it takes. */
export const UNLIMITED: PoolConfig = { query_timeout: 0, onConnect: () => undefined };

/** The driver is loaded only where it is used: a start without it is quicker. */
export async function loadDriver(url: string) {
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

/** Why a database can't be used, and what to do; null if it can. */
export async function findConnectionProblem(pool: Pool, url: string): Promise<string | null> {
  try {
    const { rows } = await pool.query("select current_setting('server_encoding') as encoding");
    const encoding = String(rows[0]?.encoding);
    if (encoding === "UTF8") return null;
    return `DATABASE_URL is ${maskUrl(url)}, a database with the encoding ${encoding}. Create one with the encoding UTF8.`;
  } catch (error) {
    return `DATABASE_URL is ${maskUrl(url)}, and that database cannot be used (${describe(error)}). Start it, correct the address, or unset DATABASE_URL to use SQLite.`;
  }
}

function logLoss(error: Error): void {
  log.warn(`a database connection was lost (${error.message})`);
}

/** Without user name, password and options. */
export function maskUrl(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `"${protocol}//${username ? "•••@" : ""}${host}${pathname}"`;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a host has several addresses, the message is empty.
  return error.message || ("code" in error ? String(error.code) : error.name);
}
