import { basename } from "node:path";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

/** Whether these tests run on PostgreSQL. */
export const isOnPostgres = process.env.TEST_DATABASE === "postgres";

const TIMEOUT_IN_MS = 30_000;
const createdNames = new Set<string>();
let worker: Worker | undefined;

/** The database that belongs to a data folder, created with the first call. */
export function getDatabaseUrl(folder: string): string {
  const name = basename(folder);
  const server = process.env.TEST_POSTGRES_URL ?? "";
  if (!createdNames.has(name)) {
    const known = queryPostgres(
      `${server}/postgres`,
      "select from pg_database where datname = $1",
      [name],
    );
    if (known.length === 0)
      queryPostgres(`${server}/postgres`, `create database "${name}" template template0`);
    createdNames.add(name);
  }
  return `${server}/${name}`;
}

/** The rows of a query. This thread waits for them, as it does with SQLite. */
export function queryPostgres(
  url: string,
  query: string,
  values: readonly unknown[] = [],
): Record<string, unknown>[] {
  worker ??= new Worker(new URL("./postgres-worker.mjs", import.meta.url));
  worker.unref();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ url, query, values, signal, port: port2 }, [port2]);
  if (Atomics.wait(signal, 0, 0, TIMEOUT_IN_MS) === "timed-out")
    throw new Error(`No rows after ${TIMEOUT_IN_MS} ms: ${query}`);
  const answer = receiveMessageOnPort(port1)?.message as
    | { rows?: Record<string, unknown>[]; error?: string }
    | undefined;
  port1.close();
  if (!answer?.rows) throw new Error(answer?.error ?? `No rows: ${query}`);
  return answer.rows;
}
