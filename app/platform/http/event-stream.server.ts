import { log } from "~/platform/log.server";

const HEARTBEAT_INTERVAL_IN_MS = 15_000;

type SendEvent = (event: object) => void;

/**
 * Streams server-sent events. The signal passed to `run` aborts when the browser disconnects;
 * periodic comments keep proxies from closing an idle connection.
 */
export function createEventStream(
  request: Request,
  produce: (send: SendEvent, signal: AbortSignal) => Promise<void>,
): Response {
  const disconnected = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!disconnected.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(write, HEARTBEAT_INTERVAL_IN_MS, ": still here\n\n");
      try {
        write(": begun\n\n");
        await produce(
          (event) => write(`data: ${JSON.stringify(event)}\n\n`),
          AbortSignal.any([request.signal, disconnected.signal]),
        );
        if (!disconnected.signal.aborted) controller.close();
      } catch (error) {
        if (disconnected.signal.aborted || request.signal.aborted) return;
        log.error({ err: error }, "an event stream broke off");
        controller.error(error);
      } finally {
        clearInterval(heartbeat);
      }
    },
    cancel() {
      disconnected.abort();
    },
  });
  // no-transform and X-Accel-Buffering keep proxies from buffering the events.
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "private, no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
