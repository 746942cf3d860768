import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

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
