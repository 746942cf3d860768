import type { HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { type Context, Hono } from "hono";
import { requestId } from "hono/request-id";
import { findWriteProblem } from "~/platform/database/write-check.server";
import { env } from "~/platform/env.server";
import { METRICS_PATH, respondWithMetrics } from "~/platform/metrics/respond.server";
import { log } from "~/platform/log.server";
import { compressResponses } from "./compression/compress-responses.server";
import { countError, hasTooManyErrors } from "./error-limit.server";
import { getNetwork, getWiderNetwork, readForwarded } from "./forwarded";
import { createBodyLimit } from "./body-limit.server";
import { cacheStatic } from "./static-cache.server";
import { isApiRequest, isSameOrigin } from "./origin-guard";
import { isPublicOriginSecure } from "./public-origin.server";
import { errorResponse } from "./error-response.server";
import { isPublicFile, servePublicFiles } from "./public-files.server";
import { createFindRoute } from "./find-route";
import { toRemixRequest } from "./remix-request";
import { NOT_FOUND_PATH } from "./page-cache/page-cache.server";
import { type StoredPage, toResponse } from "./page-cache/stored-page.server";
import { createRequestId } from "./request-id.server";
import { reportRequest } from "./report-request.server";
import { trackRequest } from "./requests-in-progress.server";
import { createTurns } from "./turns";
import { createRouteHandlers } from "./route-handlers.server";
import {
  STRICT_TRANSPORT_SECURITY,
  contentSecurityPolicy,
  permissionsPolicy,
  securityHeaders,
} from "./security-headers.server";

const VALUES_MAX = 10;
const PARAMETERS_MAX = 50;
const READ_METHODS = ["GET", "HEAD"];
const PAGE_METHODS = [...READ_METHODS, "POST"];

type WebBindings = Partial<HttpBindings> & {
  /** Nobody waits for a page that is rendered to be stored. */
  isForPageCache?: boolean;
  findNotFoundPage?: (() => Promise<StoredPage | null>) | undefined;
};
type WebEnv = { Bindings: WebBindings; Variables: { requestId: string; ip: string } };
export type WebServer = ReturnType<typeof createWebServer>["app"];

/**
 * Everything between the socket and Remix: proxies, limits, guards, headers, static files, health
 * checks.
 */
export function createWebServer(build: ServerBuild, findRoute = createFindRoute(build.routes)) {
  const state = { isStopping: false };
  const app = new Hono<WebEnv>();
  const remix = createRouteHandlers(build, process.env.NODE_ENV, findRoute);

  app.use(requestId({ generator: createRequestId }));
  app.use(async (c, next) => {
    applyForwardedHeaders(c);
    await next();
    setResponseHeaders(c, state.isStopping);
  });
  app.use(securityHeaders);
  app.use(logResponse);
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    if (state.isStopping) return c.text("stopping", 503);
    const problem = await findWriteProblem();
    return problem === null
      ? c.text("ready")
      : c.text(
          `not ready: the database cannot be written (${problem}). Free space in the data folder; no restart is needed.`,
          503,
        );
  });
  app.get(METRICS_PATH, async (c, next) => (await respondWithMetrics(c.req.raw)) ?? next());
  app.use(cacheStatic);
  app.use(servePublicFiles);
  app.use(compressResponses);
  app.use(async (c, next) => {
    if (!isApiRequest(c.req.raw) && !PAGE_METHODS.includes(c.req.method))
      return errorResponse(c.req.raw, 405, { Allow: PAGE_METHODS.join(", ") });
    if (!isSameOrigin(c.req.raw, getAllowedOrigins(c.req.raw)))
      return errorResponse(c.req.raw, 403);
    // The router would write a warning about each.
    if (!isDecodable(c.req.path)) return errorResponse(c.req.raw, 404);
    if (hasTooManyParameters(c.req.raw.url)) return errorResponse(c.req.raw, 400);
    return next();
  });
  app.use(createBodyLimit(build.routes, findRoute));
  const takeTurn = createTurns();
  const takeOwnTurn = createTurns();
  app.all("*", async (c) => {
    const client = { ip: c.var.ip, requestId: c.var.requestId };
    const { isForPageCache, findNotFoundPage } = c.env ?? {};
    const isStored = isForPageCache ? c.req.path !== NOT_FOUND_PATH : findNotFoundPage;
    const notFound = isStored ? { isLeftOut: false } : undefined;
    const response = await trackRequest(async () => {
      // Node accepts one connection in each turn of the event loop, so a turn must not render many pages. Of what a
      // flood can be made of, one begins in a turn: forms, pages that are not in the cache, and what a network asks
      // for that has asked for much that isn't there. A person's own page doesn't wait for all of those, nor for all
      // of the pages that another network asks for.
      const isRead = READ_METHODS.includes(c.req.method);
      const isFromFlood = !isRead || isForPageCache || (await hasTooManyErrors(client.ip));
      const network = getWiderNetwork(client.ip) ?? client.ip;
      await (isFromFlood ? takeTurn(network) : takeOwnTurn(network));
      return remix(toRemixRequest(c.req.raw), { client, notFound });
    });
    if (isCutOff(c)) return errorResponse(c.req.raw, 408);
    if (!notFound?.isLeftOut || !findNotFoundPage) return response;
    await countError(client.ip);
    const page = await findNotFoundPage();
    return page ? toResponse(page, c.req.header("Accept-Encoding")) : errorResponse(c.req.raw, 404);
  });
  app.onError((error, c) => {
    if (isCutOff(c)) return errorResponse(c.req.raw, 408);
    log.error({ err: error, requestId: c.var.requestId }, "request failed");
    return errorResponse(c.req.raw, 500);
  });
  return { app, state };
}

function setResponseHeaders(c: Context<WebEnv>, isStopping: boolean): void {
  const { headers, status } = c.res;
  // The rest of a body that is too large is not read, so nothing can follow it.
  if (isStopping || status === 413) headers.set("Connection", "close");
  if (status === 405 && !headers.has("Allow"))
    headers.set("Allow", c.req.method === "POST" ? "GET, HEAD" : "POST");
  headers.set("X-Request-Id", c.var.requestId);
  headers.set("Permissions-Policy", permissionsPolicy(c.req.path));
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", contentSecurityPolicy());
  // A page with its own frame-ancestors; the older header must match.
  if (headers.get("Content-Security-Policy")?.includes("frame-ancestors 'self'"))
    headers.set("X-Frame-Options", "SAMEORIGIN");
  if (isPublicOriginSecure(c.req.raw))
    headers.set("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
}

/** Whether the percent signs of a path stand for text. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** No page has a filter with as many values, nor as many filters. */
function hasTooManyParameters(url: string): boolean {
  const queryStart = url.indexOf("?");
  if (queryStart < 0) return false;
  const counts = new Map<string, number>();
  let total = 0;
  for (const name of new URLSearchParams(url.slice(queryStart)).keys()) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    total += 1;
    if (count > VALUES_MAX || total > PARAMETERS_MAX) return true;
  }
  return false;
}

/** Whether something other than a page's own route responds to a path. */
export function isPathOutside(path: string): boolean {
  const isResponse = ["/readyz", METRICS_PATH].includes(path);
  return isResponse || path.endsWith(".data") || isPublicFile(path);
}

/**
 * Whether the connection ended before the request did: too slow, or given up. Nobody reads the
 * response, but its status is in the log.
 */
function isCutOff({ env: { incoming } }: Context<WebEnv>): boolean {
  return incoming?.destroyed === true && !incoming.complete;
}

/** Sets the client's address, and the public URL of the request. */
function applyForwardedHeaders(c: Context<WebEnv>): void {
  const remoteAddress = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  const { ip, protocol, host } = readForwarded(c.req.raw.headers, remoteAddress, env.TRUST_PROXY);
  c.set("ip", getNetwork(ip));
  if (!protocol && !host) return;
  const url = new URL(c.req.raw.url);
  const publicUrl = new URL(
    `${protocol ?? url.protocol.slice(0, -1)}://${host ?? url.host}${url.pathname}${url.search}`,
  );
  if (publicUrl.href !== url.href) c.req.raw = new Request(publicUrl, c.req.raw);
}

function getAllowedOrigins(request: Request): string[] {
  const origin = new URL(request.url).origin;
  return env.APP_URL ? [origin, new URL(env.APP_URL).origin] : [origin];
}

async function logResponse(c: Context<WebEnv>, next: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await next();
  // The response that is sent from the cache has a line of its own.
  if (c.env?.isForPageCache) return;
  reportRequest({
    id: c.var.requestId,
    method: c.req.method,
    url: c.req.path,
    status: c.res.status,
    ms: Math.round(performance.now() - startedAt),
  });
}
