import { type IncomingMessage, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { trackConnections } from "./connections.server";
import type { createPageCache } from "./page-cache/page-cache.server";
import { sendStoredPage } from "./page-cache/send-page.server";
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
  state?: { isStopping: boolean };
  /** In front of the app; none in development, where each change makes other pages. */
  pageCache?: ReturnType<typeof createPageCache> | undefined;
  port: number;
  hostname: string | undefined;
  limits?: typeof CONNECTION_LIMITS;
}

export function listen(
  { app, state, pageCache, port, hostname, limits = CONNECTION_LIMITS }: Listener,
  onListening: (address: AddressInfo) => void,
): { server: Server; connections: ReturnType<typeof trackConnections> } {
  const handle = getRequestListener((request, bindings) =>
    app.fetch(request, {
      ...bindings,
      findNotFoundPage:
        pageCache?.prepareNotFound(bindings.incoming as IncomingMessage) ?? undefined,
    }),
  );
  const server = createServer(limits, (incoming, outgoing) => {
    // Once it stops, the app says so to each connection.
    if (!pageCache || state?.isStopping) return void handle(incoming, outgoing);
    const page = pageCache.find(incoming);
    if (page === null) void handle(incoming, outgoing);
    else if ("etag" in page) sendStoredPage(page, incoming, outgoing);
    else
      void page.then((stored) => {
        if (stored) sendStoredPage(stored, incoming, outgoing);
        else void handle(incoming, outgoing);
      });
  });
  const connections = trackConnections(server);
  server.listen(port, hostname, () => {
    const address = server.address();
    if (address !== null && typeof address === "object") onListening(address);
  });
  return { server, connections };
}
