import { basename } from "node:path";
import { expect, test } from "vitest";
import { getDatabaseUrl, queryPostgres } from "../support/postgres-sync";
import { createTempFolder, spawnServer } from "../support/server-process";

/** The address of a new database, whose user has at most this many connections. */
function createLimitedDatabase(folder: string, connections: number): string {
  const url = new URL(getDatabaseUrl(folder));
  const name = basename(folder);
  const user = name.toLowerCase();
  const server = `${process.env.TEST_POSTGRES_URL}/postgres`;
  queryPostgres(server, `create role "${user}" login password 'x' connection limit ${connections}`);
  queryPostgres(server, `alter database "${name}" owner to "${user}"`);
  queryPostgres(url.href, `alter schema public owner to "${user}"`);
  Object.assign(url, { username: user, password: "x" });
  return url.href;
}

const post = (origin: string, index: number) =>
  fetch(`${origin}/interview`, {
    method: "POST",
    headers: { Origin: origin, "X-Forwarded-For": `10.0.0.${index}` },
    body: new URLSearchParams({ card: "databases" }),
    redirect: "manual",
  });

test.each([
  [6, {}],
  [2, { DATABASE_POOL: "2" }],
])("a user with %i connections: requests wait for a free one, with %j", async (limit, settings) => {
  const folder = createTempFolder();
  const DATABASE_URL = createLimitedDatabase(folder, limit);
  const server = spawnServer({
    DATA_DIR: folder,
    DATABASE_URL,
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
    ...settings,
  });
  const origin = await server.address();
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => post(origin, index)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([302]));
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  server.child.kill("SIGTERM");
  const { code, output } = await server.exited;
  expect(code).toBe(0);
  expect(output.includes("PostgreSQL refused a connection")).toBe(limit === 6);
});
