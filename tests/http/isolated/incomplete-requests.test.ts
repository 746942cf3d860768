import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { CONNECTION_LIMITS, listen } from "~/platform/http/listen.server";
import { loadApp } from "../../support/app";
import { createTempFolder, spawnServer } from "../../support/server-process";

const HEADERS = {
  start: "POST /login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n",
  length: "Content-Length: 1000\r\n",
  chunked: "Transfer-Encoding: chunked\r\n",
};

/** A server with small limits; returns what it answers to the start of a request, until it closes the connection. */
async function sendToServer(limits: Partial<typeof CONNECTION_LIMITS>, start: string) {
  const app = await loadApp();
  const { promise: port, resolve } = Promise.withResolvers<number>();
  const { server } = listen(
    { app, port: 0, hostname: "127.0.0.1", limits: { ...CONNECTION_LIMITS, ...limits } },
    (address) => resolve(address.port),
  );
  const socket = await openSocket(await port);
  socket.write(start);
  const answer = await text(socket);
  server.close();
  return answer;
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

test("a request has ten seconds for its headers and thirty in all, checked every second", () => {
  expect(CONNECTION_LIMITS).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 1000,
  });
});

test("half-sent headers: 408, and the connection is closed", async () => {
  const limits = { headersTimeout: 50, connectionsCheckingInterval: 10 };
  expect(await sendToServer(limits, HEADERS.start)).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([HEADERS.length, HEADERS.chunked])(
  "half-sent body, %j: 408, and the connection is closed",
  async (header) => {
    const limits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 };
    expect(await sendToServer(limits, `${HEADERS.start}${header}\r\n`)).toMatch(/^HTTP\/1\.1 408 /);
  },
);

test("a body that ends early is one line in the log, and no error", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const { port } = new URL(await server.address());
  const paths = ["/login", "/auth/login", "/interview/tailored", "/nowhere"];
  for (const path of paths)
    for (const header of [HEADERS.length, HEADERS.chunked]) {
      const socket = await openSocket(Number(port));
      socket.write(
        `${HEADERS.start.replace("/login", path)}Content-Type: application/x-www-form-urlencoded\r\n${header}\r\n4\r\n`,
      );
      // A request that was answered in full has come after the other one.
      await fetch(`http://127.0.0.1:${port}/healthz`);
      socket.destroy();
    }
  await server.lines(paths.length * 2, /"method":"POST"/);
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  const requests = output
    .split("\n")
    .filter((line) => line.includes('"method":"POST"'))
    .map((line) => JSON.parse(line) as { path: string; status: number });
  expect(requests.map(({ path, status }) => [path, status])).toEqual(
    expect.arrayContaining(paths.flatMap((path) => [[path, 408]])),
  );
  expect(requests.filter(({ status }) => status >= 500)).toEqual([]);
  expect(output).not.toContain('"level":50');
  expect(output).not.toContain("stack");
});
