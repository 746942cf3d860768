import { env } from "~/platform/env.server";

/** This site's public origin: APP_URL, else the origin of this request. */
export function getPublicOrigin(request: Request): string {
  return new URL(env.APP_URL ?? request.url).origin;
}

/** The Cache-Control of what names the public origin: a cache must not store a host that a request claimed. */
export function getOriginCacheControl(): string {
  return env.APP_URL ? "public, max-age=3600" : "no-store";
}

/** Whether this site's public origin is https. The server itself speaks http, behind a proxy. */
export function isPublicOriginSecure(request: Request): boolean {
  return getPublicOrigin(request).startsWith("https:");
}

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origin of links in emails. A request can claim any host, and these links grant access:
 * without
 * APP_URL they only point to this machine, including in the outbox folder of a server without SMTP.
 */
export function getEmailLinkOrigin(request: Request): string {
  if (env.APP_URL) return new URL(env.APP_URL).origin;
  const { origin, hostname } = new URL(request.url);
  return LOOPBACK_HOSTS.includes(hostname) ? origin : `http://localhost:${env.PORT}`;
}

/** The same for emails of jobs, which have no request: without APP_URL, the server knows itself by its port alone. */
export function getServerOrigin(): string {
  return env.APP_URL ? new URL(env.APP_URL).origin : `http://localhost:${env.PORT}`;
}
