import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { env } from "~/platform/env.server";
import { readForwardedOrigin } from "~/platform/http/forwarded";

interface KnownCookies {
  /** The preferences in a Cookie header as a Cookie header. */
  cookie: string;
  /** Names of cookies in it that only some pages read. */
  others: readonly string[];
}

/** Null if there is any cookie that can make a page someone's own. */
export type NormalizeCookies = (header: string | undefined) => KnownCookies | null;

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,100}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::[1-9]\d{0,4})?$/;
/** What no URL parser changes, and the router needn't decode. */
const ANY_PATH = /^\/[\w\-.~!$&'()*+,;=:@/]*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
const APP_ORIGIN = env.APP_URL ? new URL(env.APP_URL).origin : undefined;

/** What a cached page may depend on besides its address. */
export interface Visitor {
  /** The public origin, without a path. */
  origin: string;
  /** A Cookie header of nothing but valid preferences other than the defaults, in one order. */
  cookie: string;
  otherCookies: readonly string[];
  /** Origin and cookie as one text. */
  key: string;
}

/** All that a cached page may depend on. The page is rendered from these values alone. */
export interface PageKey {
  visitor: Visitor;
  path: string;
  search: string;
}

/** Null for a request that must not get a cached page, whatever its address. */
export function readVisitor(
  { method, headers }: IncomingMessage,
  normalizeCookies: NormalizeCookies,
): Visitor | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.authorization !== undefined) return null;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined)
    return null;
  const origin = readOrigin(headers);
  const cookies = origin === null ? null : normalizeCookies(headers.cookie);
  if (origin === null || cookies === null) return null;
  const { cookie, others } = cookies;
  return { origin, cookie, otherCookies: others, key: `${origin} ${cookie}` };
}

/** The key of a page for a visitor; null if the address is none of a cached page. */
export function toPageKey(visitor: Visitor, address: string): PageKey | null {
  const queryStart = address.indexOf("?");
  const path = queryStart < 0 ? address : address.slice(0, queryStart);
  if (!ANY_PATH.test(path) || DOT_SEGMENT.test(path)) return null;
  return { visitor, path, search: queryStart < 0 ? "" : address.slice(queryStart) };
}

function readOrigin(headers: IncomingHttpHeaders): string | null {
  if (APP_ORIGIN !== undefined) return APP_ORIGIN;
  const { protocol = "http", host = headers.host } = readForwardedOrigin(
    (name) => headers[name]?.toString() ?? null,
    env.TRUST_PROXY,
  );
  return host !== undefined && HOST.test(host) ? `${protocol}://${host}` : null;
}
