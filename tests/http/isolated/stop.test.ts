import { once } from "node:events";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, type Socket, connect, createServer as createTcpServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { choosePort } from "../../support/choose-port";
import { createTempFolder, spawnNpm, spawnServer } from "../../support/server-process";

const REQUEST = "GET /about HTTP/1.1\r\nHost: localhost\r\n";
const FORM = "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nemail=";

async function openSocket(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), "localhost");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** The lines of the log about the stop. */
const readStopLines = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.includes("Pathlight has stopped"))
    .map((line): unknown => JSON.parse(line));

/** What /readyz answers until the server accepts no connection any more. */
async function askUntilClosed(address: string): Promise<string[]> {
  const answers = new Set<string>();
  for (;;)
    try {
      const { status, headers } = await fetch(`${address}/readyz`);
      answers.add(`${status} ${headers.get("Connection")}`);
    } catch (error) {
      // A connection that was kept alive ends with the signal.
      if (JSON.stringify(error, ["cause", "code"]).includes("ECONNREFUSED")) return [...answers];
    }
}

describe.each(["SIGTERM", "SIGINT"] as const)("%s", (signal) => {
  test("sent to npm start ends the server, and npm with it", async () => {
    const npm = spawnNpm(["start"], { DATA_DIR: createTempFolder(), PORT: "0" });
    const address = await npm.address();
    npm.child.kill(signal);
    const [code] = (await once(npm.child, "exit")) as [number | null];
    await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
    expect(code).toBe(0);
    expect(readStopLines((await npm.exited).output)).toMatchObject([{ signal, cutOff: 0 }]);
  });

  test("sent twice, as a terminal and npm do, ends it no sooner", async () => {
    const server = spawnServer({ DATA_DIR: createTempFolder() });
    await server.address();
    server.child.kill(signal);
    server.child.kill(signal);
    const { code, output } = await server.exited;
    expect([code, readStopLines(output).length]).toEqual([0, 1]);
  });
});

test.each([
  ["a connection that sent nothing", ""],
  ["half-sent headers", REQUEST],
  ["a half-sent form", FORM],
  ["a connection that is kept alive", `${REQUEST}\r\n`],
])("the stop doesn't wait for %s", async (_, sent) => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const socket = await openSocket(await server.address());
  socket.write(sent);
  if (sent.endsWith("\r\n\r\n")) await once(socket, "data");
  // The server has read what was sent before.
  await fetch(`${await server.address()}/healthz`);
  server.child.kill("SIGTERM");
  const { code, output } = await server.exited;
  expect(code).toBe(0);
  expect(readStopLines(output)).toMatchObject([{ cutOff: 0 }]);
});

test("while a request in progress is finished, /readyz says that the server stops", async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<ServerResponse>();
  const accounts = createServer((_: IncomingMessage, response) => arrive(response));
  accounts.listen(0, "127.0.0.1");
  await once(accounts, "listening");
  const { port } = accounts.address() as AddressInfo;
  const server = spawnServer({
    DATA_DIR: createTempFolder(),
    AUTH_API_URL: `http://127.0.0.1:${port}`,
  });
  const address = await server.address();
  const login = fetch(`${address}/login`, {
    method: "POST",
    headers: { Origin: address },
    body: new URLSearchParams({ email: "kim@example.com", password: "violin-tractor-moss" }),
  });
  const answer = await arrived;
  const seen = askUntilClosed(address);
  server.child.kill("SIGTERM");
  expect(await seen).toContain("503 close");
  answer.writeHead(401, { "Content-Type": "application/json" }).end('{"message":"No, Kim."}');
  expect(await (await login).text()).toContain("No, Kim.");
  const { code, output } = await server.exited;
  expect(code).toBe(0);
  expect(readStopLines(output)).toMatchObject([{ signal: "SIGTERM", cutOff: 0 }]);
  accounts.close();
});

test("a stop while it waits for the database", async () => {
  const database = createTcpServer();
  database.listen(0, "127.0.0.1");
  await once(database, "listening");
  const { port } = database.address() as AddressInfo;
  const server = spawnServer({
    DATA_DIR: createTempFolder(),
    DATABASE_URL: `postgres://pathlight@127.0.0.1:${port}/pathlight`,
  });
  const [connection] = (await once(database, "connection")) as [Socket];
  connection.on("error", () => undefined);
  server.child.kill("SIGTERM");
  expect(await server.exited).toEqual({ code: 0, output: "" });
  database.close();
});

test("a stop of npm start while it builds ends the build", async () => {
  const folder = createTempFolder();
  mkdirSync(join(folder, "scripts"));
  for (const name of ["start.mjs", "build-state.mjs"])
    copyFileSync(join("scripts", name), join(folder, "scripts", name));
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const build = `node -e "console.log('building'); setInterval(() => {}, 1000)" && exit 3`;
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ type: "module", scripts: { start: scripts.start, build } }),
  );
  const npm = spawnNpm(["start"], {}, folder);
  await npm.lines(1, /^building$/);
  npm.child.kill("SIGTERM");
  // Once nothing has its output open any more.
  expect((await npm.exited).code).toBe(0);
});

test("npm run start:remix-serve ends with npm", async () => {
  const PORT = choosePort();
  const npm = spawnNpm(["run", "start:remix-serve"], { DATA_DIR: createTempFolder(), PORT });
  const address = await npm.address();
  npm.child.kill("SIGTERM");
  await npm.exited;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow("fetch failed");
});
