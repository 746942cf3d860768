import { log } from "~/platform/log.server";

const BEAT_IN_MS = 15_000;

type Send = (event: object) => void;

/**
 * Server-sent events, as they come up. `run` is given a signal that goes off when the browser has gone;
 * a comment now and then keeps proxies from taking a silence for the end.
 */
export function eventStream(
  request: Request,
  run: (send: Send, signal: AbortSignal) => Promise<void>,
): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const beat = setInterval(write, BEAT_IN_MS, ": still here\n\n");
      try {
        write(": begun\n\n");
        await run(
          (event) => write(`data: ${JSON.stringify(event)}\n\n`),
          AbortSignal.any([request.signal, gone.signal]),
        );
        if (!gone.signal.aborted) controller.close();
      } catch (error) {
        if (gone.signal.aborted || request.signal.aborted) return;
        log.error({ err: error }, "an event stream broke off");
        controller.error(error);
      } finally {
        clearInterval(beat);
      }
    },
    cancel() {
      gone.abort();
    },
  });
  // no-transform and the last one: nobody on the way is to gather what should come at once.
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "private, no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
