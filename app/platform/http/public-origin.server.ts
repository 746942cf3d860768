import { env } from "~/platform/env.server";

/** The origin people reach this site under: what the operator says it is, else the one this request came to. */
export function getPublicOrigin(request: Request): string {
  return new URL(env.APP_URL ?? request.url).origin;
}

/** Whether people reach this site over https. The server itself speaks http; a proxy in front does the rest. */
export function isPublicOriginSecure(request: Request): boolean {
  return getPublicOrigin(request).startsWith("https:");
}

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Where links in mail lead. Any request can name any host, and a link is a key: unless APP_URL names the address,
 * links lead to this machine only, also in the outbox folder of a server without SMTP.
 */
export function getEmailLinkOrigin(request: Request): string {
  if (env.APP_URL) return new URL(env.APP_URL).origin;
  const { origin, hostname } = new URL(request.url);
  return LOOPBACK_HOSTS.includes(hostname) ? origin : `http://localhost:${env.PORT}`;
}
