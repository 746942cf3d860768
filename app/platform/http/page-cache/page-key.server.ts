import { env } from "~/platform/env.server";
import { readForwardedOrigin } from "~/platform/http/forwarded";
import type { CacheRequest } from "./cache-request";

/** All that a cached page may depend on. The page is rendered from these values alone. */
export interface PageKey {
  /** The public origin, without a path. */
  origin: string;
  path: string;
  search: string;
  /** A Cookie header of nothing but valid preferences other than the defaults, in one order. */
  cookie: string;
}

interface KnownCookies {
  /** The preferences in a Cookie header as a Cookie header. */
  cookie: string;
  /** Names of cookies in it that only some pages read. */
  others: readonly string[];
}

/** Null if there is any cookie that can make a page somebody's own. */
export type NormalizeCookies = (header: string | undefined) => KnownCookies | null;

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,100}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::[1-9]\d{0,4})?$/;
/** What no URL parser changes, and the router needn't decode. */
const ANY_PATH = /^\/[\w\-.~!$&'()*+,;=:@/]*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
const APP_ORIGIN = env.APP_URL ? new URL(env.APP_URL).origin : undefined;

/** What a cached page may depend on besides its address. */
export interface Visitor extends KnownCookies {
  origin: string;
}

/** Null for a request that must not get a cached page, whatever its address. */
export function readVisitor(
  { method, headers }: CacheRequest,
  normalizeCookies: NormalizeCookies,
): Visitor | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (headers.authorization !== undefined) return null;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined)
    return null;
  const origin = readOrigin(headers);
  if (origin === null) return null;
  const cookies = normalizeCookies(headers.cookie);
  return cookies && { origin, cookie: cookies.cookie, others: cookies.others };
}

/** The key of a page for a visitor; null if the address is none of a cached page. */
export function toPageKey({ origin, cookie }: Visitor, address: string): PageKey | null {
  const queryStart = address.indexOf("?");
  const path = queryStart < 0 ? address : address.slice(0, queryStart);
  if (!ANY_PATH.test(path) || DOT_SEGMENT.test(path)) return null;
  return { origin, path, search: queryStart < 0 ? "" : address.slice(queryStart), cookie };
}

export function toCacheKey(
  { origin, cookie }: Pick<PageKey, "origin" | "cookie">,
  address: string,
): string {
  return `${origin}${address} ${cookie}`;
}

function readOrigin(headers: CacheRequest["headers"]): string | null {
  if (APP_ORIGIN !== undefined) return APP_ORIGIN;
  const { protocol = "http", host = headers.host } = readForwardedOrigin(
    // Node joins headers of the same name.
    (name) => (headers[name] === undefined ? null : String(headers[name])),
    env.TRUST_PROXY,
  );
  return host !== undefined && HOST.test(host) ? `${protocol}://${host}` : null;
}
