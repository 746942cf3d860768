import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { z } from "zod";

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

type CacheablePage = z.infer<typeof handleSchema>;

type RouteNodes = Parameters<typeof matchRoutes>[0];

/** Lower case, without encoded or repeated separators: each page has one address in the cache. */
const PATH = /^\/(?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?$/;
const PATH_MAX = 150;

/** How a page may be cached. */
export interface CachePolicy {
  /** By default, as long as the cache keeps anything. */
  maxAgeInMs?: number;
  /** With one of these cookies, a request is not for the cache. */
  readsCookies: readonly string[];
}

/**
 * Tells which addresses are pages that may be cached, with the router's own matching; null for all others.
 *
 * @param otherPaths outside the router, the same for everyone too
 */
export function createPageMatcher(
  routes: Routes,
  otherPaths: readonly string[],
): (path: string, search: string) => CachePolicy | null {
  const tree = buildTree(routes, undefined);
  return (path, search) => {
    if (otherPaths.includes(path)) return search === "" ? { readsCookies: [] } : null;
    const leaf = matchRoutes(tree, path)?.at(-1);
    const page = handleSchema.safeParse(routes[leaf?.route.id ?? ""]?.module.handle);
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

function buildTree(routes: Routes, parentId: string | undefined): RouteNodes {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    return [
      index
        ? { id, path, index, caseSensitive }
        : { id, path, caseSensitive, children: buildTree(routes, id) },
    ];
  });
}
