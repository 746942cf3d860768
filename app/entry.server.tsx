import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { addNoStoreHeader } from "~/accounts/no-store.server";
import { isRefusalStatus, renderRefusalPage } from "~/platform/http/refusal-page.server";
import { getSentForm, isBusy } from "~/platform/http/requests-in-progress.server";
import { limitToKnownRoutes } from "~/platform/http/route-handlers.server";
import { contentSecurityPolicy } from "~/platform/http/security-headers.server";
import { SPECULATION_RULES_PATH } from "~/platform/http/speculation-rules";
import { log } from "~/platform/log.server";
import { NonceContext } from "~/ui/nonce";

export const streamTimeout = 10_000;

/**
 * Buffers the whole page instead of streaming it: nothing is deferred, and compression costs a
 * third.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(nonce, new URL(request.url).pathname),
  );
  addNoStoreHeader(request, headers);
  forwardRetryAfter(context, headers);
  // Where React runs, its router takes the click. What only one person may see is not kept, so it isn't fetched early.
  if (isReadingPage(context) && !headers.has("Cache-Control"))
    headers.set("Speculation-Rules", `"${SPECULATION_RULES_PATH}"`);
  const retryAfterInSeconds = Number(headers.get("Retry-After"));
  if (isRefusalStatus(status) && retryAfterInSeconds > 0 && isBusy()) {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const refusal = { status, address, retryAfterInSeconds, form: getSentForm() };
    return new Response(renderRefusalPage(refusal), { status, headers });
  }
  const page = await render(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={limitToKnownRoutes(context)} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    nonce,
  );
  headers.set("Content-Length", String(page.byteLength));
  return new Response(page, { status, headers });
}

function isReadingPage({ routeModules, staticHandlerContext }: EntryContext): boolean {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const handle = routeModules[id]?.handle;
  return typeof handle === "object" && handle !== null && "hydrates" in handle && !handle.hydrates;
}

/** Of a page's headers only cookies come from loaders and actions by themselves. */
function forwardRetryAfter({ staticHandlerContext }: EntryContext, headers: Headers): void {
  const { actionHeaders, loaderHeaders } = staticHandlerContext;
  const retryAfter = Object.values({ ...loaderHeaders, ...actionHeaders })
    .map((routeHeaders) => routeHeaders.get("Retry-After"))
    .find((value) => value !== null);
  if (retryAfter) headers.set("Retry-After", retryAfter);
}

function render(page: ReactNode, nonce: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        pipe(new PassThrough().once("error", reject))
          .toArray()
          .then((chunks) => resolve(stripPadding(chunks)), reject);
      },
      onShellError: reject,
      onError(error) {
        log.error({ err: error }, "rendering failed");
      },
    });
    const timer = setTimeout(abort, streamTimeout);
  });
}

/**
 * React 18 pads a block with zero bytes when a multi-byte character doesn't fit at its end. Pages
 * never contain zero bytes otherwise, so they are removed.
 */
function stripPadding(chunks: Buffer[]): Uint8Array<ArrayBuffer> {
  const page = new Uint8Array(Buffer.concat(chunks));
  let length = 0;
  for (let start = 0; start < page.length; ) {
    const paddingStart = page.indexOf(0, start);
    const end = paddingStart < 0 ? page.length : paddingStart;
    page.copyWithin(length, start, end);
    length += end - start;
    start = end;
    while (page[start] === 0) start++;
  }
  return page.subarray(0, length);
}

export function handleDataRequest(
  response: Response,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): Response {
  addNoStoreHeader(request, response.headers);
  return response;
}

export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  const path = new URL(request.url).pathname;
  // Wrong methods and addresses are client errors that anyone can trigger, so they are not logged
  // as errors.
  if (isRouteErrorResponse(error) && error.status < 500)
    log.info({ status: error.status, path }, "refused");
  else log.error({ err: error, path }, "route failed");
}
