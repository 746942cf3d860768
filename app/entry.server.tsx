import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { type ActionFunctionArgs, type EntryContext, type LoaderFunctionArgs, createReadableStreamFromReadable } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { keepPrivate } from "~/accounts/private-pages.server";
import { contentSecurityPolicy } from "~/platform/http/security-headers.server";
import { log } from "~/platform/log.server";
import { NonceContext } from "~/ui/nonce";

export const streamTimeout = 10_000;

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  keepPrivate(request, headers);
  // Crawlers and failures get the whole page at once; people get its head while the rest is made.
  const whole = isbot(request.headers.get("User-Agent"));
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        [whole ? "onAllReady" : "onShellReady"]() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          if (!request.signal.aborted) log.error({ err: error }, "rendering failed");
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

export function handleDataRequest(response: Response, { request }: LoaderFunctionArgs | ActionFunctionArgs): Response {
  keepPrivate(request, response.headers);
  return response;
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const path = new URL(request.url).pathname;
  // A wrong method or address is the caller's mistake: anybody can make it, so it is no alarm.
  if (isRouteErrorResponse(error) && error.status < 500) log.info({ status: error.status, path }, "refused");
  else log.error({ err: error, path }, "route failed");
}
