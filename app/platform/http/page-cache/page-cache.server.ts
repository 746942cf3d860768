import type { ServerResponse } from "node:http";
import { log } from "~/platform/log.server";
import { createRequestId } from "~/platform/http/request-id.server";
import { reportRequest } from "~/platform/http/report-request.server";
import { chooseEncoding } from "~/platform/http/encoding/accept-encoding";
import { createBoundedCache } from "./bounded-cache";
import { type CacheRequest, readHeader } from "./cache-request";
import { type CachePolicy, isCanonicalPath } from "./cacheable-page";
import {
  type NormalizeCookies,
  type PageKey,
  type Visitor,
  createVisitorReader,
  toPageKey,
} from "./page-key.server";
import { type StoredPage, countSending, createStoredPage } from "./stored-page.server";

const LIMITS = { maxEntries: 2000, maxBytes: 32 * 1024 * 1024, maxAgeInMs: 10 * 60 * 1000 };
/** Beyond as many at once, as in a flood of variants, pages are rendered without being stored. */
const MAX_RENDERS = 100;
/** Without APP_URL, a request can claim any host: pages of the first few are stored. */
const MAX_ORIGINS = 3;
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
  const readVisitor = createVisitorReader(normalizeCookies);
  const renders = new Map<string, Promise<StoredPage | null>>();
  const lastRenders = new Map<string, number>();

  /** A new origin takes the place of one whose pages have all expired. */
  function admitOrigin(origin: string, now: number): boolean {
    if (!lastRenders.has(origin) && lastRenders.size >= MAX_ORIGINS) {
      const expired = [...lastRenders].find(([, at]) => at + limits.maxAgeInMs <= now);
      if (!expired) return false;
      lastRenders.delete(expired[0]);
    }
    lastRenders.set(origin, now);
    return true;
  }

  async function renderAndStore(key: PageKey, policy: CachePolicy): Promise<StoredPage | null> {
    const { visitor, path, search } = key;
    const url = `${visitor.origin}${path}${search}`;
    if (!URL.canParse(url)) return null;
    const headers = visitor.cookie === "" ? undefined : { Cookie: visitor.cookie };
    // The age counts from here: what changes while the page is rendered may be missing on it.
    const startedAt = Date.now();
    const response = await render(new Request(url, { headers }));
    // A page of this kind that there is none of: it was looked for, but not rendered.
    if (response.status === 404 && response.body === null) return findSame(visitor, NOT_FOUND);
    const page = await createStoredPage(response, policy.status ?? 200);
    if (page)
      pages.set(
        [visitor.key, path + search],
        { page, policy },
        page.bytes,
        startedAt,
        policy.maxAgeInMs,
      );
    return page;
  }

  /** Everyone who asks for a page while it is rendered gets the same rendering. */
  function renderUnlessFull(key: PageKey, policy: CachePolicy): Promise<StoredPage | null> | null {
    const renderKey = `${key.visitor.key} ${key.path}${key.search}`;
    const running = renders.get(renderKey);
    if (running) return running;
    if (renders.size >= MAX_RENDERS || !admitOrigin(key.visitor.origin, Date.now())) return null;
    const started = renderAndStore(key, policy)
      .catch((error: unknown) => {
        log.error({ err: error, path: key.path }, "a page could not be stored");
        return null;
      })
      .finally(() => renders.delete(renderKey));
    renders.set(renderKey, started);
    return started;
  }

  /** The page at another address, in this visitor's preferences. */
  function findSame(visitor: Visitor, policy: CachePolicy) {
    const { sameAs: path = "" } = policy;
    return (
      pages.get(visitor.key, path, Date.now())?.page ??
      renderUnlessFull({ visitor, path, search: "" }, policy)
    );
  }

  return {
    /** The page for a request, rendered if need be; null if the request isn't one for the cache. */
    find(incoming: CacheRequest): StoredPage | Promise<StoredPage | null> | null {
      const visitor = readVisitor(incoming);
      if (!visitor) return null;
      const { url = "" } = incoming;
      const readsVisitorsCookie = ({ readsCookies }: CachePolicy) =>
        readsCookies.some((name) => visitor.otherCookies.includes(name));
      // Only addresses that were checked are stored, so one that is found needs no check.
      const stored = pages.get(visitor.key, url, Date.now());
      if (stored) return readsVisitorsCookie(stored.policy) ? null : stored.page;
      const key = toPageKey(visitor, url);
      const policy = key && getPolicy(key.path, key.search);
      if (!policy || readsVisitorsCookie(policy)) return null;
      if (policy.sameAs !== undefined) return findSame(visitor, policy);
      return isCanonicalPath(key.path) ? renderUnlessFull(key, policy) : null;
    },
    /** Finds what to send if there is no page at the address; null if that page would be personal. */
    prepareNotFound(incoming: CacheRequest): (() => Promise<StoredPage | null>) | null {
      const visitor = readVisitor(incoming);
      return visitor && (async () => findSame(visitor, NOT_FOUND));
    },
    size: pages.size,
  };
}

export function sendStoredPage(
  page: StoredPage,
  incoming: CacheRequest,
  outgoing: ServerResponse,
): void {
  countSending(page);
  const requestId = readRequestId(incoming.headers["x-request-id"]);
  const isUnchanged =
    page.status === 200 && matchesETag(incoming.headers["if-none-match"], page.etag);
  const { headers, readBody } =
    page.variants[chooseEncoding(readHeader(incoming, "accept-encoding"))];
  const status = isUnchanged ? 304 : page.status;
  outgoing.writeHead(status, {
    ...(isUnchanged ? page.unchangedHeaders : headers),
    "x-request-id": requestId,
  });
  outgoing.end(isUnchanged || incoming.method === "HEAD" ? undefined : readBody());
  const { method = "", url = "" } = incoming;
  reportRequest({ id: requestId, method, url, status, ms: 0 });
}

/** Like Hono's request id: a proxy's own, if it can't be anything but an id. */
function readRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : createRequestId();
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
