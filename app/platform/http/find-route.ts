import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type Routes = ServerBuild["routes"];
type RouteNodes = Parameters<typeof matchRoutes>[0];

/** Which route a path belongs to; null if to none. */
export type FindRoute = (path: string) => string | null;

const KEPT_PATHS = 1000;
const KEPT_PATH_MAX = 150;

/**
 * Finds routes with the router's own matching, which compares a path with every route there is, and
 * keeps what it found.
 */
export function createFindRoute(routes: Routes): FindRoute {
  const tree = buildTree(routes, undefined);
  const found = new Map<string, string | null>();
  return (path) => {
    const kept = found.get(path);
    if (kept !== undefined) return kept;
    const id = matchRoutes(tree, path)?.at(-1)?.route.id ?? null;
    if (path.length <= KEPT_PATH_MAX) {
      if (found.size >= KEPT_PATHS) found.clear();
      found.set(path, id);
    }
    return id;
  };
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
