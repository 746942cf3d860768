import { fileURLToPath } from "node:url";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type ServerBuild, createRequestHandler } from "@remix-run/node";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { requestId } from "hono/request-id";
import { sql } from "kysely";
import { db } from "~/platform/database/connection.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { networkOf, readForwarded } from "./forwarded";
import { keepFiles } from "./keep-files.server";
import { isApi, isOwnChange } from "./origin-guard";
import { refusal } from "./refusal.server";
import {
  STRICT_TRANSPORT_SECURITY,
  contentSecurityPolicy,
  permissionsPolicy,
  securityHeaders,
} from "./security-headers.server";

const API_BODY_MAX = 64 * 1024;
const FORM_BODY_MAX = 1024 * 1024;
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const PAGE_READS = ["GET", "HEAD"];

type WebEnv = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; ip: string } };
export type WebServer = ReturnType<typeof webServer>["app"];

/** Everything between the socket and Remix: proxies, limits, guards, headers, static files, health. */
export function webServer(build: ServerBuild) {
  const state = { stopping: false };
  const app = new Hono<WebEnv>();
  const remix = createRequestHandler(build, process.env.NODE_ENV);
  const pageBody = bodyLimit({ maxSize: FORM_BODY_MAX, onError: (c) => refusal(c.req.raw, 413) });
  const apiBody = bodyLimit({ maxSize: API_BODY_MAX, onError: (c) => refusal(c.req.raw, 413) });

  app.use(requestId());
  app.use(async (c, next) => {
    believeProxies(c);
    await next();
    if (state.stopping) c.res.headers.set("Connection", "close");
    if (c.res.status === 405 && !c.res.headers.has("Allow"))
      c.res.headers.set("Allow", c.req.method === "POST" ? "GET, HEAD" : "POST");
    c.res.headers.set("X-Request-Id", c.var.requestId);
    c.res.headers.set("Permissions-Policy", permissionsPolicy(c.req.path));
    if (!c.res.headers.has("Content-Security-Policy"))
      c.res.headers.set("Content-Security-Policy", contentSecurityPolicy());
    // A page that says itself who may frame it; the older header has to agree.
    if (c.res.headers.get("Content-Security-Policy")?.includes("frame-ancestors 'self'"))
      c.res.headers.set("X-Frame-Options", "SAMEORIGIN");
    if (c.req.raw.url.startsWith("https:"))
      c.res.headers.set("Strict-Transport-Security", STRICT_TRANSPORT_SECURITY);
  });
  app.use(securityHeaders);
  app.use(writeLog);
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    if (state.stopping) return c.text("stopping", 503);
    await sql`select 1`.execute(db);
    return c.text("ready");
  });
  app.use(keepFiles);
  app.use(
    serveStatic({
      root: fileURLToPath(new URL("../public", import.meta.url)),
      precompressed: true,
    }),
  );
  app.use(compress());
  app.use(async (c, next) => {
    if (!isApi(c.req.raw) && !PAGE_METHODS.includes(c.req.method))
      return refusal(c.req.raw, 405, { Allow: PAGE_METHODS.join(", ") });
    if (!isOwnChange(c.req.raw, ownOrigins(c.req.raw))) return refusal(c.req.raw, 403);
    return next();
  });
  app.use((c, next) => (isApi(c.req.raw) ? apiBody(c, next) : pageBody(c, next)));
  app.all("*", (c) =>
    remix(PAGE_READS.includes(c.req.method) ? c.req.raw : agreedOrigin(c.req.raw), {
      client: { ip: c.var.ip, requestId: c.var.requestId },
    }),
  );
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.var.requestId }, "request failed");
    return refusal(c.req.raw, 500);
  });
  return { app, state };
}

/** Puts the caller's address in place, and the outside address of this request into its URL. */
function believeProxies(c: Context<WebEnv>): void {
  const remote = c.env?.incoming?.socket.remoteAddress ?? "unknown";
  const { ip, protocol, host } = readForwarded(c.req.raw.headers, remote, env.TRUST_PROXY);
  c.set("ip", networkOf(ip));
  if (!protocol && !host) return;
  const url = new URL(c.req.raw.url);
  const outside = new URL(
    `${protocol ?? url.protocol.slice(0, -1)}://${host ?? url.host}${url.pathname}${url.search}`,
  );
  if (outside.href !== url.href) c.req.raw = new Request(outside, c.req.raw);
}

function ownOrigins(request: Request): string[] {
  const own = new URL(request.url).origin;
  return env.APP_URL ? [own, new URL(env.APP_URL).origin] : [own];
}

/**
 * Remix checks the origin of page changes once more, against the host headers, which behind a proxy
 * need not name the public address. The guard has decided by then, so the headers are made to agree.
 */
function agreedOrigin(request: Request): Request {
  const origin = request.headers.get("Origin");
  if (!origin) return request;
  const headers = new Headers(request.headers);
  if (origin === "null") headers.delete("Origin");
  else headers.set("X-Forwarded-Host", new URL(origin).host);
  return new Request(request, { headers });
}

/** One line a request. The path without its query: tokens travel there. */
async function writeLog(c: Context<WebEnv>, next: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await next();
  const { requestId: id } = c.var;
  log.info({
    id,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round(performance.now() - from),
  });
}
