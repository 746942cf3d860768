import type { ServerBuild } from "@remix-run/node";
import { z } from "zod";
import type { FindRoute } from "~/platform/http/find-route";

type Routes = ServerBuild["routes"];

/**
 * The `handle` of a page that shows the same to everyone without cookies, apart from preferences: it
 * depends on its path and on the query values listed here, on nothing else of the request. If it
 * depends on anything that is stored, or on the time, it says for how long it may be out of date.
 */
const handleSchema = z.object({
  isSameForEveryone: z.literal(true),
  query: z.record(z.string(), z.array(z.string())).optional(),
  maxAgeInSeconds: z.number().positive().optional(),
  /** Of the cookies that most pages don't read, those that this one does. */
  readsCookies: z.array(z.string()).optional(),
});

/** The `handle` of a route whose every address, with any query, shows the page at this one with this status. */
const errorHandleSchema = z.object({ sameAs: z.string(), status: z.literal(404) });

type CacheablePage = z.infer<typeof handleSchema>;

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
  return (path, search) => {
    if (otherPaths.includes(path)) return search === "" ? { readsCookies: [] } : null;
    const handle = routes[findRoute(path) ?? ""]?.module.handle;
    const error = errorHandleSchema.safeParse(handle);
    if (error.success) return isOutside(path) ? null : { readsCookies: [], ...error.data };
    const page = handleSchema.safeParse(handle);
    if (!page.success || !isDeclaredQuery(page.data, search)) return null;
    const { maxAgeInSeconds, readsCookies = [] } = page.data;
    return {
      readsCookies,
      ...(maxAgeInSeconds !== undefined && { maxAgeInMs: maxAgeInSeconds * 1000 }),
    };
  };
}

export function isCanonicalPath(path: string): boolean {
  return path.length <= PATH_MAX && PATH.test(path);
}

/** At most one parameter, with a name and a value that the page has declared. */
function isDeclaredQuery({ query = {} }: CacheablePage, search: string): boolean {
  if (search === "") return true;
  return Object.entries(query).some(([name, values]) =>
    values.some((value) => search === `?${name}=${value}`),
  );
}
