import { type ServerType, serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import type { WebServer } from "./web-server.server";

/** What one connection may take of the server. */
export const CONNECTION_LIMITS = {
  maxHeaderSize: 16_384,
  /** For the whole request; clients that send half of one get 408. */
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  // Node's own interval of 30 s would let half-sent requests wait that much longer.
  connectionsCheckingInterval: 1000,
};

interface Listener {
  app: WebServer;
  port: number;
  hostname: string | undefined;
  limits?: typeof CONNECTION_LIMITS;
}

export function listen(
  { app, port, hostname, limits = CONNECTION_LIMITS }: Listener,
  onListening: (address: AddressInfo) => void,
): ServerType {
  return serve({ fetch: app.fetch, port, hostname, serverOptions: limits }, onListening);
}
