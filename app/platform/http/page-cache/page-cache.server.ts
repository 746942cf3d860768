import type { ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";
import { log } from "~/platform/log.server";
import { reportRequest } from "~/platform/http/report-request.server";
import { chooseEncoding } from "~/platform/http/encoding/accept-encoding";
import { createBoundedCache } from "./bounded-cache";
import type { CacheRequest } from "./cache-request";
import { type CachePolicy, isCanonicalPath } from "./cacheable-page";
import {
  type NormalizeCookies,
  type PageKey,
  readVisitor,
  toCacheKey,
  toPageKey,
} from "./page-key.server";
import { type StoredPage, createStoredPage } from "./stored-page.server";

const LIMITS = { maxEntries: 2000, maxBytes: 32 * 1024 * 1024, maxAgeInMs: 10 * 60 * 1000 };
/** Beyond as many at once, as in a flood of variants, pages are rendered without being stored. */
const MAX_RENDERS = 100;
/** Has no page of its own, so that it shows the one that says so. */
export const NOT_FOUND_PATH = "/404";
const NOT_FOUND: CachePolicy = { readsCookies: [], sameAs: NOT_FOUND_PATH, status: 404 };
const REQUEST_ID = /^[\w\-=]{1,255}$/;

interface PageCacheOptions {
  getPolicy: (path: string, search: string) => CachePolicy | null;
  normalizeCookies: NormalizeCookies;
  /** Renders a page for a request that contains the values of its key and nothing else. */
  render: (request: Request) => Response | Promise<Response>;
  limits?: typeof LIMITS;
}

/**
 * Keeps pages that are the same for everyone as the bytes to send. What a page can depend on is its
 * key: it is rendered from a request made of the key, so nothing else of a visitor's request can
 * reach it.
 */
export function createPageCache({
  getPolicy,
  normalizeCookies,
  render,
  limits = LIMITS,
}: PageCacheOptions) {
  const pages = createBoundedCache<{ page: StoredPage; policy: CachePolicy }>(limits);
  const renders = new Map<string, Promise<StoredPage | null>>();

  async function renderAndStore(
    key: PageKey,
    cacheKey: string,
    policy: CachePolicy,
  ): Promise<StoredPage | null> {
    const url = `${key.origin}${key.path}${key.search}`;
    if (!URL.canParse(url)) return null;
    const headers = key.cookie === "" ? undefined : { Cookie: key.cookie };
    // The age counts from here: what changes while the page is rendered may be missing on it.
    const startedAt = Date.now();
    const response = await render(new Request(url, { headers }));
    // A page of this kind that there is none of: it was looked for, but not rendered.
    if (response.status === 404 && response.body === null) return findSame(key, NOT_FOUND);
    const page = await createStoredPage(response, policy.status ?? 200);
    if (page) pages.set(cacheKey, { page, policy }, page.bytes, startedAt, policy.maxAgeInMs);
    return page;
  }

  /** Everyone who asks for a page while it is rendered gets the same rendering. */
  function renderOnce(
    key: PageKey,
    cacheKey: string,
    policy: CachePolicy,
  ): Promise<StoredPage | null> {
    const running = renders.get(cacheKey);
    if (running) return running;
    const started = renderAndStore(key, cacheKey, policy)
      .catch((error: unknown) => {
        log.error({ err: error, path: key.path }, "a page could not be stored");
        return null;
      })
      .finally(() => renders.delete(cacheKey));
    renders.set(cacheKey, started);
    return started;
  }

  function renderUnlessFull(key: PageKey, cacheKey: string, policy: CachePolicy) {
    const isFull = renders.size >= MAX_RENDERS && !renders.has(cacheKey);
    return isFull ? null : renderOnce(key, cacheKey, policy);
  }

  /** The page at another address, in this visitor's preferences. */
  function findSame(key: PageKey, policy: CachePolicy) {
    const sameKey = { ...key, path: policy.sameAs ?? key.path, search: "" };
    const cacheKey = toCacheKey(sameKey, sameKey.path);
    return pages.get(cacheKey, Date.now())?.page ?? renderUnlessFull(sameKey, cacheKey, policy);
  }

  return {
    /** The page for a request, rendered if need be; null if the request isn't one for the cache. */
    find(incoming: CacheRequest): StoredPage | Promise<StoredPage | null> | null {
      const visitor = readVisitor(incoming, normalizeCookies);
      if (!visitor) return null;
      const { url = "" } = incoming;
      const readsVisitorsCookie = ({ readsCookies }: CachePolicy) =>
        readsCookies.some((name) => visitor.others.includes(name));
      // Only addresses that were checked are stored, so one that is found needs no check.
      const cacheKey = toCacheKey(visitor, url);
      const stored = pages.get(cacheKey, Date.now());
      if (stored) return readsVisitorsCookie(stored.policy) ? null : stored.page;
      const key = toPageKey(visitor, url);
      const policy = key && getPolicy(key.path, key.search);
      if (!policy || readsVisitorsCookie(policy)) return null;
      if (policy.sameAs !== undefined) return findSame(key, policy);
      return isCanonicalPath(key.path) ? renderUnlessFull(key, cacheKey, policy) : null;
    },
    /** Finds what to send if there is no page at the address; null if that page would be personal. */
    prepareNotFound(incoming: CacheRequest): (() => Promise<StoredPage | null>) | null {
      const visitor = readVisitor(incoming, normalizeCookies);
      return (
        visitor &&
        (async () => findSame({ ...visitor, path: NOT_FOUND_PATH, search: "" }, NOT_FOUND))
      );
    },
    size: pages.size,
  };
}

export function sendStoredPage(
  page: StoredPage,
  incoming: CacheRequest,
  outgoing: ServerResponse,
): void {
  const requestId = readRequestId(incoming.headers["x-request-id"]);
  const isUnchanged =
    page.status === 200 && matchesETag(incoming.headers["if-none-match"], page.etag);
  const { headers, readBody } =
    page.variants[chooseEncoding(readHeader(incoming, "accept-encoding"))];
  const status = isUnchanged ? 304 : page.status;
  outgoing.writeHead(status, [
    ...(isUnchanged ? page.unchangedHeaders : headers),
    "x-request-id",
    requestId,
  ]);
  outgoing.end(isUnchanged || incoming.method === "HEAD" ? undefined : readBody());
  const { method = "", url = "" } = incoming;
  const [path = ""] = url.split("?", 1);
  reportRequest({ id: requestId, method, path, status, ms: 0 });
}

function readHeader({ headers }: CacheRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}

/** Like Hono's request id: a proxy's own, if it can't be anything but an id. */
function readRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : randomUUID();
}

/** RFC 9110's weak comparison, which a GET uses. */
function matchesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tag = etag.replace("W/", "");
  return header.split(",").some((entry) => {
    const candidate = entry.trim();
    return candidate === "*" || candidate.replace(/^W\//, "") === tag;
  });
}
