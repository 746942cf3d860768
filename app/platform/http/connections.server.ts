import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const TIMES = {
  /** A proxy sees /readyz change, and forms on their way arrive. */
  drainInMs: 1000,
  /** With the drain. A container has ten seconds to end. */
  finishInMs: 8000,
};

/**
 * Knows what each connection of a server is doing, so that it can be closed without cutting off a request. Node's
 * own closeIdleConnections leaves those that have sent nothing, or half a request.
 */
export function trackConnections(server: Server, { drainInMs, finishInMs } = TIMES) {
  const lastResponses = new Map<Socket, ServerResponse | undefined>();
  server.on("connection", (socket: Socket) => {
    lastResponses.set(socket, undefined);
    socket.once("close", () => lastResponses.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    lastResponses.set(socket, response);
  });

  function closeIdle(): void {
    for (const [socket, response] of lastResponses)
      if (!response || response.writableFinished) socket.destroy();
  }

  return {
    /**
     * Closes the server once the requests in progress are finished; connections without one are closed at once.
     * Resolves to the number of requests that took too long and were cut off.
     */
    async close(): Promise<number> {
      closeIdle();
      await pause(drainInMs);
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      closeIdle();
      for (const [socket, response] of lastResponses)
        if (response?.req.complete) response.once("finish", () => socket.destroySoon());
        else socket.destroy();
      let cutOff = 0;
      const deadline = setTimeout(() => {
        cutOff = lastResponses.size;
        server.closeAllConnections();
      }, finishInMs - drainInMs);
      await closed;
      clearTimeout(deadline);
      return cutOff;
    },
  };
}
