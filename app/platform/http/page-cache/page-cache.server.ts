import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { log } from "~/platform/log.server";
import { type CachePolicy, isCanonicalPath } from "./cacheable-page";
import {
  type NormalizeCookies,
  type PageKey,
  type Visitor,
  readVisitor,
  toPageKey,
} from "./page-key.server";
import { type StoredPage, createStoredPage } from "./stored-page.server";

const LIMITS = { maxEntries: 2000, maxBytes: 32 * 1024 * 1024, maxAgeInMs: 10 * 60 * 1000 };
/** Roughly what the headers and the key of an entry take. */
const OVERHEAD_IN_BYTES = 6000;
/** Has no page of its own, so that it shows the one that says so. */
export const NOT_FOUND_PATH = "/404";
const NOT_FOUND: CachePolicy = { readsCookies: [], sameAs: NOT_FOUND_PATH, status: 404 };

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
  limits: { maxEntries, maxBytes, maxAgeInMs } = LIMITS,
}: PageCacheOptions) {
  const pages = new LRUCache<string, StoredPage>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength + OVERHEAD_IN_BYTES,
    ttl: maxAgeInMs,
    ttlResolution: 0,
    perf: Date,
  });
  const renders = new Map<string, Promise<StoredPage | null>>();

  async function renderAndStore(key: PageKey, policy: CachePolicy): Promise<StoredPage | null> {
    const { visitor, path, search } = key;
    const url = `${visitor.origin}${path}${search}`;
    if (!URL.canParse(url)) return null;
    const headers = visitor.cookie === "" ? undefined : { Cookie: visitor.cookie };
    // The age counts from here: what changes while the page is rendered may be missing on it.
    const start = Date.now();
    const response = await render(new Request(url, { headers }));
    // A page of this kind that there is none of: it was looked for, but not rendered.
    if (response.status === 404 && response.body === null) return findSame(visitor, NOT_FOUND);
    const page = await createStoredPage(response, policy.status ?? 200);
    const ttl = Math.min(policy.maxAgeInMs ?? maxAgeInMs, maxAgeInMs);
    if (page) pages.set(`${visitor.key} ${path}${search}`, page, { ttl, start });
    return page;
  }

  /** Everyone who asks for a page while it is rendered gets the same rendering. */
  function findOrRender(key: PageKey, policy: CachePolicy) {
    const pageKey = `${key.visitor.key} ${key.path}${key.search}`;
    const found = pages.get(pageKey) ?? renders.get(pageKey);
    if (found) return found;
    const started = renderAndStore(key, policy)
      .catch((error: unknown) => {
        log.error({ err: error, path: key.path }, "a page could not be stored");
        return null;
      })
      .finally(() => renders.delete(pageKey));
    renders.set(pageKey, started);
    return started;
  }

  /** The page at another address, in this visitor's preferences. */
  function findSame(visitor: Visitor, policy: CachePolicy) {
    return findOrRender({ visitor, path: policy.sameAs ?? "", search: "" }, policy);
  }

  return {
    /** The page for a request, rendered if need be; null if the request isn't one for the cache. */
    find(incoming: IncomingMessage): StoredPage | Promise<StoredPage | null> | null {
      const visitor = readVisitor(incoming, normalizeCookies);
      const key = visitor && toPageKey(visitor, incoming.url ?? "");
      const policy = key && getPolicy(key.path, key.search);
      if (!policy) return null;
      if (policy.readsCookies.some((name) => visitor.otherCookies.includes(name))) return null;
      if (policy.sameAs !== undefined) return findSame(visitor, policy);
      return isCanonicalPath(key.path) ? findOrRender(key, policy) : null;
    },
    /** Finds what to send if there is no page at the address; null if that page would be personal. */
    prepareNotFound(incoming: IncomingMessage): (() => Promise<StoredPage | null>) | null {
      const visitor = readVisitor(incoming, normalizeCookies);
      return visitor && (async () => findSame(visitor, NOT_FOUND));
    },
    size: () => ({ entries: pages.size, bytes: pages.calculatedSize }),
  };
}
