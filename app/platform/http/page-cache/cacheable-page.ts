import type { ServerBuild } from "@remix-run/node";
import type { FindRoute } from "~/platform/http/find-route";
import type { SharedPage } from "~/platform/http/page-handle";
import { listPages } from "~/platform/http/pages";

type Routes = ServerBuild["routes"];

/** Lower case, without encoded or repeated separators: each page has one address in the cache. */
const PATH = /^\/(?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?$/;
const PATH_MAX = 150;

/** How a page may be cached. */
export interface CachePolicy {
  /** By default, as long as the cache keeps anything. */
  maxAgeInMs?: number;
  /** With one of these cookies, a request is not for the cache. */
  readsCookies: readonly string[];
  /** The address whose page is shown instead, and the status of it. */
  sameAs?: string;
  status?: number;
}

interface PageMatcherOptions {
  routes: Routes;
  /** Outside the router, the same for everyone too. */
  otherPaths: readonly string[];
  /** Whether an address that no page has belongs to something else. */
  isOutside: (path: string) => boolean;
  findRoute: FindRoute;
}

/** Tells which addresses are pages that may be cached; null for all others. */
export function createPageMatcher({
  routes,
  otherPaths,
  isOutside,
  findRoute,
}: PageMatcherOptions): (path: string, search: string) => CachePolicy | null {
  const caches = new Map(listPages(routes).map(({ id, handle }) => [id, handle.cache]));
  return (path, search) => {
    if (otherPaths.includes(path)) return search === "" ? { readsCookies: [] } : null;
    const cache = caches.get(findRoute(path) ?? "");
    if (cache === undefined) return null;
    if (cache !== "same-for-everyone" && "sameAs" in cache)
      return isOutside(path) ? null : { readsCookies: [], ...cache };
    const page = cache === "same-for-everyone" ? {} : cache;
    return isDeclaredQuery(page, search) ? toPolicy(page) : null;
  };
}

function toPolicy({ maxAgeInSeconds, readsCookies = [] }: SharedPage): CachePolicy {
  return {
    readsCookies,
    ...(maxAgeInSeconds !== undefined && { maxAgeInMs: maxAgeInSeconds * 1000 }),
  };
}

export function isCanonicalPath(path: string): boolean {
  return path.length <= PATH_MAX && PATH.test(path);
}

/** At most one parameter, with a name and a value that the page has declared. */
function isDeclaredQuery({ query = {} }: SharedPage, search: string): boolean {
  if (search === "") return true;
  return Object.entries(query).some(([name, values]) =>
    values.some((value) => search === `?${name}=${value}`),
  );
}
