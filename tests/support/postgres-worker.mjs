import { parentPort } from "node:worker_threads";
import pg from "pg";

// Queries for tests that wait for them: see postgres-sync.ts.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const clients = new Map();

parentPort?.on("message", async ({ url, query, values, signal, port }) => {
  port.postMessage(
    await run(url, query, values).then(
      (rows) => ({ rows }),
      (error) => ({ error: `${error.message}: ${query}` }),
    ),
  );
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

async function run(url, query, values) {
  if (!clients.has(url)) clients.set(url, connect(url));
  const { rows } = await (await clients.get(url)).query(query, values);
  return rows;
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url, lock_timeout: 10_000 });
  // The server ends before this worker does.
  client.on("error", () => clients.delete(url));
  await client.connect();
  return client;
}
