import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const sendJson =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
export const sendHtml: Handler = (_, response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>It works!</h1>");
};
export const dropConnection: Handler = (request) => request.socket.destroy();

/** A server on a free port of this machine, closed after the file's tests. Returns its address. */
export async function startHttpServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
