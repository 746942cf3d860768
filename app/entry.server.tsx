import { randomBytes } from "node:crypto";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer, isRouteErrorResponse } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { addNoStoreHeader } from "~/accounts/no-store.server";
import { describeUnreadable } from "~/platform/database/unreadable-entries.server";
import { UnreadableContext } from "~/ui/unreadable-notice";
import { getClient } from "~/platform/http/client.server";
import { countError, isCountedStatus } from "~/platform/http/error-limit.server";
import {
  type RefusalStatus,
  isRefusalStatus,
  renderRefusalPage,
} from "~/platform/http/refusal-page.server";
import { getSentForm, isBusy } from "~/platform/http/requests-in-progress.server";
import { limitToKnownRoutes } from "~/platform/http/route-handlers.server";
import { contentSecurityPolicy } from "~/platform/http/security-headers.server";
import { buildSpeculationRules } from "~/platform/http/speculation-rules";
import { createTurns } from "~/platform/http/turns";
import { log } from "~/platform/log.server";
import { getPages } from "~/pages.server";
import { MainScriptContext } from "~/ui/main-script";

/** No loader defers anything. Remix holds on to a page's data for as long. */
export const streamTimeout = 1000;

/** In a flood of refusals, other people's pages don't wait for all of them. */
const takeErrorTurn = createTurns();

/**
 * Renders the whole page instead of streaming it: nothing is deferred, and compression costs a
 * third.
 */
// oxlint-disable-next-line max-params -- Remix calls it so.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  if (status === 404 && loadContext.notFound && isCommonError(context)) {
    loadContext.notFound.isLeftOut = true;
    return new Response(null, { status, headers });
  }
  const nonce = randomBytes(16).toString("base64");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(nonce, new URL(request.url).pathname),
  );
  addNoStoreHeader(request, headers);
  forwardRetryAfter(context, headers);
  const refusal = await findRefusal(status, headers, getClient(loadContext).ip);
  if (refusal) {
    const { pathname, search } = new URL(request.url);
    headers.set("Retry-After", String(refusal.retryAfterInSeconds));
    const html = renderRefusalPage({ ...refusal, address: pathname + search, form: getSentForm() });
    return new Response(html, { status: refusal.status, headers });
  }
  if (status >= 400) await takeErrorTurn();
  const page = { context: limitToKnownRoutes(context), url: request.url, nonce };
  const html = renderPage(page, headers.has("Cache-Control"));
  const body = Buffer.from(`<!DOCTYPE html>${html}`);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status, headers });
}

/** What a plain page says instead: in a flood of refusals, or to a network that was sent too many errors. */
async function findRefusal(
  status: number,
  headers: Headers,
  ip: string,
): Promise<{ status: RefusalStatus; retryAfterInSeconds: number } | undefined> {
  if (!isRefusalStatus(status) && !isCountedStatus(status)) return undefined;
  const wait = await countError(ip);
  const retryAfterInSeconds = Number(headers.get("Retry-After"));
  if (isRefusalStatus(status) && retryAfterInSeconds > 0)
    return wait > 0 || isBusy() ? { status, retryAfterInSeconds } : undefined;
  return wait > 0 ? { status: 429, retryAfterInSeconds: wait } : undefined;
}

/** Whether no route has a page of its own that says what went wrong. */
function isCommonError({ staticHandlerContext }: EntryContext): boolean {
  return Object.keys(staticHandlerContext.errors ?? {}).every((id) => id === "root");
}

/** Of a page's headers only cookies come from loaders and actions by themselves. */
function forwardRetryAfter({ staticHandlerContext }: EntryContext, headers: Headers): void {
  const { actionHeaders, loaderHeaders } = staticHandlerContext;
  const retryAfter = Object.values({ ...loaderHeaders, ...actionHeaders })
    .map((routeHeaders) => routeHeaders.get("Retry-After"))
    .find((value) => value !== null);
  if (retryAfter) headers.set("Retry-After", retryAfter);
}

interface Page {
  context: EntryContext;
  url: string;
  nonce: string;
}

/** Called by bench/react-alone.mjs, too: React is part of the build. */
export function renderPage(page: Page, isPersonal: boolean): string {
  const html = renderToStaticMarkup(createPage(page));
  // What only one person may see is not kept, so it isn't fetched early.
  return isPersonal
    ? html
    : `${html}<script type="speculationrules" nonce="${page.nonce}">${getSpeculationRules()}</script>`;
}

let speculationRules: string | undefined;

function getSpeculationRules(): string {
  speculationRules ??= buildSpeculationRules(getPages());
  return speculationRules;
}

function createPage({
  context: { serverHandoffStream: _stream, ...context },
  url,
  nonce,
}: Page): ReactElement {
  const unreadable = describeUnreadable();
  return (
    <MainScriptContext.Provider value={context.manifest.entry.module}>
      <UnreadableContext.Provider value={unreadable}>
        <RemixServer context={context} url={url} nonce={nonce} />
      </UnreadableContext.Provider>
    </MainScriptContext.Provider>
  );
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
