import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { getDatabaseUrl } from "../support/postgres-sync";
import { createTempFolder, spawnServer } from "../support/server-process";

/** What PgBouncer takes when a connection starts; it refuses one that asks for more. */
const ALLOWED = ["user", "database", "application_name", "client_encoding"];

/** Names in a start message: its length, the protocol's version, then pairs of names and values. */
function listParameters(message: Buffer): string[] {
  const parts = message.subarray(8, message.readInt32BE(0)).toString().split("\0");
  return parts.filter((part, index) => index % 2 === 0 && part !== "");
}

test("a pooler is asked for nothing that it refuses; the limits on time are set afterward", async () => {
  const folder = createTempFolder();
  const url = new URL(getDatabaseUrl(folder));
  const { hostname, port } = url;
  const asked = new Set<string>();
  const sent: string[] = [];
  const pooler = createServer((socket) => {
    socket.once("data", (message) => {
      for (const name of listParameters(message)) asked.add(name);
      const database = connect(Number(port), hostname);
      database.write(message);
      socket.on("data", (data) => sent.push(data.toString("latin1")));
      socket.pipe(database).pipe(socket);
      socket.on("error", () => database.destroy());
      database.on("error", () => socket.destroy());
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void pooler.close());
  await expect.poll(() => pooler.listening).toBe(true);
  url.port = String((pooler.address() as AddressInfo).port);

  const server = spawnServer({ DATA_DIR: folder, DATABASE_URL: url.href });
  await server.address();
  expect([...asked].filter((name) => !ALLOWED.includes(name))).toEqual([]);
  expect(sent.join("")).toMatch(/set statement_timeout = '30s'/);
  server.child.kill("SIGTERM");
  expect((await server.exited).code).toBe(0);
});
