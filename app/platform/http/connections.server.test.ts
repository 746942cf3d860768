import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { trackConnections } from "./connections.server";

/** A server with one request in progress, and what its client receives until the connection is closed. */
async function startRequest(finishInMs: number) {
  const server = createServer();
  const connections = trackConnections(server, { drainInMs: 0, finishInMs });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [, response] = (await once(server, "request")) as [unknown, ServerResponse];
  return { connections, response, received: text(socket) };
}

test("a request that doesn't finish in time is cut off, and counted", async () => {
  const { connections, received } = await startRequest(20);
  expect(await connections.close()).toBe(1);
  expect(await received).toBe("");
});

test("a connection that was to be kept alive is closed once its response is sent", async () => {
  const { connections, response, received } = await startRequest(60_000);
  response.writeHead(200, { "Content-Length": 5 }).write("he");
  const closed = connections.close();
  response.end("llo");
  expect(await closed).toBe(0);
  expect(await received).toMatch(/Connection: keep-alive[^]*hello$/);
});
