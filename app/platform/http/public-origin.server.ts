import { env } from "~/platform/env.server";

/** The origin people reach this site under: what the operator says it is, else the one this request came to. */
export function getPublicOrigin(request: Request): string {
  return new URL(env.APP_URL ?? request.url).origin;
}

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Where links in mail lead. Anybody can send a request under any host name, and a link is a key: unless the
 * operator names the address, mail that really leaves speaks of no other host than this machine.
 */
export function getEmailLinkOrigin(request: Request): string {
  if (env.APP_URL) return new URL(env.APP_URL).origin;
  const { origin, hostname } = new URL(request.url);
  return env.SMTP_URL === undefined || LOOPBACK_HOSTS.includes(hostname)
    ? origin
    : `http://localhost:${env.PORT}`;
}
